import { type ArchiveMember, ArchiveProblem } from "../archive.ts";
import { byteOrderMark } from "../json/byte-order-mark.ts";
import type { JsonItem } from "../json/json-element.ts";
import { parseElement } from "../json/parse-element.ts";
import { ValueSkipper } from "../json/value-skipper.ts";
import { defaultLimits, type Limits } from "../limits.ts";

/** Reads a member that is one JSON value as one element, e.g. a file of the directory form. Never throws for bad data. */
export async function readDocument(
  member: ArchiveMember,
  limits: Limits = defaultLimits,
): Promise<JsonItem> {
  try {
    return parseDocument(member.path, await bytesOf(member, limits), limits);
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    return { kind: "problem", problem: { ...error.problem, effect: "row_lost" } };
  }
}

function parseDocument(path: string, all: Buffer, { jsonDepth: maxDepth }: Limits): JsonItem {
  const mark = byteOrderMark(all);
  if (mark.refused !== null) {
    const message = `The text is ${mark.refused}, not UTF-8: save the file as UTF-8 and try again.`;
    const problem = { code: "wrong_encoding", effect: "row_lost", source: path, message } as const;
    return { kind: "problem", problem };
  }
  const start = all.findIndex((byte, at) => at >= mark.skipBytes && byte > 0x20);
  const first = all[start];
  if (first === undefined) {
    const message = "The file holds no JSON at all.";
    const problem = { code: "empty", effect: "row_lost", source: path, message } as const;
    return { kind: "problem", problem };
  }
  const bytes = all.subarray(start);
  const skipper = new ValueSkipper(maxDepth);
  skipper.start(first);
  skipper.run(bytes, 0);
  if (skipper.status === "too_deep") {
    const message = `More than ${maxDepth} brackets are open at once.`;
    const problem = { code: "nested_too_deep", effect: "row_lost", source: path, message } as const;
    return { kind: "problem", problem };
  }
  const place = { pointer: "", source: `${path}#`, sourceIsPointer: true, offset: start };
  return parseElement({ ...place, bytes, keys: skipper.colons, maxDepth });
}

async function bytesOf(member: ArchiveMember, { elementBytes }: Limits): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of member.open()) {
    length += chunk.length;
    if (length > elementBytes) {
      const message = `This file is larger than ${elementBytes} bytes and was not read.`;
      const code = "element_too_large";
      throw new ArchiveProblem({ code, effect: "row_lost", source: member.path, message });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
