import type { Problem } from "#lib/domain/problem.ts";
import type { Archive, ArchiveMember, Peek } from "./archive.ts";
import { byteOrderMark } from "./json/byte-order-mark.ts";
import { findFault } from "./json/find-fault.ts";
import { pointerTokens } from "./json/pointer.ts";
import { defaultLimits } from "./limits.ts";
import { asArchiveProblem, refuse } from "./refuse.ts";

const keysShown = 8;
const membersShown = 5;

/** Says what an archive that no format recognises looks like, and what could be done about it. */
export async function describeUnrecognised(archive: Archive): Promise<Problem> {
  const [first] = archive.members;
  if (first === undefined)
    return refuse("empty", archive.name, "The archive holds no files.").problem;
  try {
    if (archive.members.length > 1) return notUnderstood(archive.name, await manyMembers(archive));
    return await oneMember(first);
  } catch (error) {
    return asArchiveProblem(error, first.path).problem;
  }
}

async function oneMember(member: ArchiveMember): Promise<Problem> {
  const peek = await member.peek();
  const firstBytes = await readFirst(member, 512);
  const encoding = byteOrderMark(firstBytes).refused;
  if (encoding !== null) {
    const message = `The text is ${encoding}, not UTF-8: save the file as UTF-8 and try again.`;
    return refuse("wrong_encoding", member.path, message).problem;
  }
  if (peek.kind === "empty") return refuse("empty", member.path, "The file is empty.").problem;
  const isDocument = peek.kind === "json_object" || peek.kind === "json_array";
  const fault = isDocument ? await faultOf(member) : null;
  return fault ?? notUnderstood(member.path, shapeSentence(peek, firstBytes));
}

/** What is wrong with a JSON document of which too little can be read to tell its format; null when it is sound or large. */
async function faultOf(member: ArchiveMember): Promise<Problem | null> {
  const { peekBytes, jsonDepth } = defaultLimits;
  const bytes = await readFirst(member, peekBytes);
  const fault = findFault(bytes.subarray(byteOrderMark(bytes).skipBytes), jsonDepth);
  if (fault === null) return null;
  // Of a larger document only the beginning is at hand, which ends wherever it was cut.
  if (bytes.length === peekBytes && fault.code !== "nested_too_deep") return null;
  const { code, offset, pointer, cause } = fault;
  const source = pointer === "" ? member.path : `${member.path}#${pointer}`;
  const message = `At byte ${offset}: ${cause}. No known format can be told from what stands before it.`;
  return refuse(code, source, message).problem;
}

function shapeSentence(peek: Peek, firstBytes: Uint8Array): string {
  switch (peek.kind) {
    case "json_lines":
      return `The file is JSON Lines, not one JSON document: its lines hold ${keysOf(peek, 1)}${linesGuess(peek)}. No known format has such lines.`;
    case "json_object":
      return `The file is one JSON object with ${keysOf(peek, 1)}; no known format looks like that.`;
    case "json_array":
      return `The file is one JSON array whose elements hold ${keysOf(peek, 2)}; no known format looks like that.`;
    case "text":
      return `The file is text but not JSON; it begins with ${beginning(firstBytes)}. Results are read from JSON and JSON Lines.`;
    default:
      return "The file is neither text nor a container that is read (.zip, .tar, .gz).";
  }
}

/** Names what the lines probably are, from the words of their keys. */
function linesGuess(peek: Peek): string {
  const keys = topKeys(peek, 1);
  const judged = keys.some((key) => /judge|verdict|critique/i.test(key));
  if (!judged) return "";
  const reward = keys.find((key) => /reward|score/i.test(key));
  const about = reward === undefined ? "" : `, next to a copied figure ("${reward}")`;
  return `. That is the output of a judge that read a benchmark's results${about}, not the results themselves; send the file that the judge read`;
}

function keysOf(peek: Peek, depth: number): string {
  const keys = topKeys(peek, depth);
  if (keys.length === 0) return "no keys";
  const shown = keys.slice(0, keysShown).map((key) => JSON.stringify(shorten(key)));
  const rest = keys.length - shown.length;
  return `the keys ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Keys of the top object, or of the elements of the top array. */
function topKeys(peek: Peek, depth: number): string[] {
  const paths = [...peek.paths].map(pointerTokens);
  const fitting = paths.filter(
    (steps) => steps.length === depth && (depth === 1 || steps[0] === "[]"),
  );
  return fitting.flatMap((steps) => steps.at(-1) ?? []);
}

async function manyMembers(archive: Archive): Promise<string> {
  const shown = await Promise.all(
    archive.members.slice(0, membersShown).map(async (member) => {
      const { kind } = await member.peek();
      return `${JSON.stringify(shorten(member.path))} (${kind.replace("_", " ")})`;
    }),
  );
  const rest = archive.members.length - shown.length;
  return `The archive holds ${archive.members.length} files, of which none looks like a known format: ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

function notUnderstood(source: string, message: string): Problem {
  return refuse("not_understood", source, message).problem;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function beginning(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 40)).trim();
  return text === "" ? "blanks" : JSON.stringify(text);
}

async function readFirst(member: ArchiveMember, limitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of member.open()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limitBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, limitBytes);
}
