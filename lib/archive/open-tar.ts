import { stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { extract, type Header } from "tar-stream";
import type { Archive, ArchiveMember } from "./archive.ts";
import type { ArchiveIdentity } from "./archive-identity.ts";
import { fileStream } from "./file-stream.ts";
import type { Limits } from "./limits.ts";
import { memberOf } from "./member.ts";
import { MemberPaths } from "./member-paths.ts";
import { asArchiveProblem, refuse } from "./refuse.ts";

const blockBytes = 512;

/** Opens a plain tar (ustar, pax or GNU): reads it through once for its headers, then members by their place. */
export async function openTar(
  path: string,
  identity: ArchiveIdentity,
  limits: Limits,
): Promise<Archive> {
  const { size } = await stat(path);
  const members = await listMembers(path, identity.name, limits);
  const lastEnd = Math.max(0, ...members.map(({ end }) => end));
  if (size < lastEnd + blockBytes) {
    const message = "The tar has no end mark: the file was cut off. Pack and send it again.";
    throw refuse("truncated", identity.name, message);
  }
  if (members.length === 0) throw refuse("empty", identity.name, "The tar holds no files.");
  return {
    ...identity,
    container: "tar",
    members: members.map(({ member }) => member),
    close: async () => {},
  };
}

interface Placed {
  readonly member: ArchiveMember;
  /** Where its padded bytes end in the tar. */
  readonly end: number;
}

async function listMembers(path: string, name: string, limits: Limits): Promise<Placed[]> {
  const paths = new MemberPaths(limits);
  const placed: Placed[] = [];
  const parser = extract();
  // The faults of the file arrive where `parser` is read.
  pipeline(fileStream(path), parser, () => {});
  try {
    for await (const entry of parser) {
      const found = place(entry.header, entry.offset + blockBytes, path, paths, limits);
      if (found !== null) placed.push(found);
      entry.resume();
    }
  } catch (error) {
    throw asArchiveProblem(error, name);
  }
  return placed;
}

function place(
  header: Header,
  start: number,
  path: string,
  paths: MemberPaths,
  limits: Limits,
): Placed | null {
  const { name, type, size } = header;
  const memberPath = name.replace(/^(?:\.\/)+/, "");
  const isFolder = type === "directory";
  if (isFolder && (memberPath === "" || memberPath === ".")) return null;
  paths.admit(isFolder ? memberPath.replace(/\/$/, "") : memberPath);
  if (isFolder) return null;
  if (type !== "file" && type !== "contiguous-file") {
    const message = `${memberPath} is a ${type} in the tar: pack the file itself in its place.`;
    throw refuse("link_refused", memberPath, message);
  }
  const end = start + Math.ceil(size / blockBytes) * blockBytes;
  return { member: memberOf(memberPath, size, () => fileStream(path, start, size), limits), end };
}
