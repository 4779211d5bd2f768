import { expect, it } from "vitest";
import type { Archive, ArchiveMember } from "#lib/archive/archive.ts";
import { countedArchive } from "./counted-archive.ts";

function member(path: string, bytes: number | null): ArchiveMember {
  async function* open() {
    yield new Uint8Array(3);
    yield new Uint8Array(2);
  }
  const peek = async () =>
    ({ kind: "binary", paths: new Set<string>(), has: () => false }) as const;
  return { path, bytes, open, peek };
}

function archiveOf(...members: readonly ArchiveMember[]): Archive {
  const close = async () => {};
  const identity = { sha256: "", bytes: 7, name: "a.zip", spoolFolder: "" };
  return { ...identity, container: "zip", members, close };
}

it("counts what is read, and what is read again once", async () => {
  const { archive, count } = countedArchive(archiveOf(member("a", 5), member("b", 5)));
  expect(count()).toEqual({ bytes: 0, totalBytes: 10 });
  for (let time = 0; time < 2; time += 1) {
    for await (const chunk of archive.members[0]?.open() ?? [])
      expect(chunk.length).toBeGreaterThan(0);
    expect(count().bytes).toBe(5);
  }
  for await (const _ of archive.members[1]?.open() ?? []) break;
  expect(count().bytes).toBe(8);
});

it("says null when a member's size is unknown", () => {
  expect(
    countedArchive(archiveOf(member("a", 5), member("b", null))).count().totalBytes,
  ).toBeNull();
});
