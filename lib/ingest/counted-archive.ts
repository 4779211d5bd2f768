import type { Archive, ArchiveMember } from "#lib/archive/archive.ts";

export interface ByteCount {
  /** Plain bytes read so far; a part that is read again counts once. */
  readonly bytes: number;
  /** Null when a member's size is unknown. */
  readonly totalBytes: number | null;
}

/** The same archive, telling how much of it was read. */
export function countedArchive(archive: Archive): {
  readonly archive: Archive;
  readonly count: () => ByteCount;
} {
  const reached = new Map<string, number>();
  const members = archive.members.map((member) => countedMember(member, reached));
  let totalBytes: number | null = 0;
  for (const { bytes } of archive.members) {
    totalBytes = totalBytes === null || bytes === null ? null : totalBytes + bytes;
  }
  return {
    archive: { ...archive, members, close: () => archive.close() },
    count: () => ({
      bytes: [...reached.values()].reduce((sum, bytes) => sum + bytes, 0),
      totalBytes,
    }),
  };
}

function countedMember(member: ArchiveMember, reached: Map<string, number>): ArchiveMember {
  async function* open() {
    let offset = 0;
    for await (const chunk of member.open()) {
      offset += chunk.byteLength;
      const farthest = reached.get(member.path);
      if (farthest === undefined || farthest < offset) reached.set(member.path, offset);
      yield chunk;
    }
  }
  return { path: member.path, bytes: member.bytes, open, peek: () => member.peek() };
}
