import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openArchive } from "#lib/archive/open-archive.ts";
import type { Choice } from "./chosen-file.ts";
import { packChoice } from "./pack-files.ts";

const texts = { "b/two.json": "[2]", "a.json": '{"one": 1}', "ä/ long.txt": "x".repeat(9000) };

function folder(): Choice {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    file: new File([text], path),
  }));
  return { name: "run", isFolder: true, files };
}

it("packs a folder into the bytes that the command line hashes", async () => {
  const place = await mkdtemp(join(tmpdir(), "assay-pack-"));
  try {
    for (const [path, text] of Object.entries(texts)) {
      await mkdir(join(place, path, ".."), { recursive: true });
      await writeFile(join(place, path), text);
    }
    const archive = await openArchive(place);
    const packed: number[] = [];
    const parcel = await packChoice(folder(), (bytes) => packed.push(bytes), AbortSignal.any([]));
    const bytes = new Uint8Array(await parcel.bytes.arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(archive.sha256);
    expect(parcel.name).toBe("run.tar");
    expect(packed.at(-1)).toBe(archive.bytes);
    await archive.close();
  } finally {
    await rm(place, { recursive: true });
  }
});

it("sends a single file as it is, and a folder of one file as a tar", async () => {
  const file = new File(["[]"], "one.json");
  const files = [{ path: "one.json", file }];
  const signal = AbortSignal.any([]);
  const single = await packChoice({ name: "one.json", isFolder: false, files }, () => {}, signal);
  expect(single).toEqual({ name: "one.json", bytes: file });
  const tar = await packChoice({ name: "run", isFolder: true, files }, () => {}, signal);
  expect(tar.bytes.size).toBe(2048);
});

it("stops when it is asked to", async () => {
  const packing = packChoice(folder(), () => {}, AbortSignal.abort());
  await expect(packing).rejects.toThrow("aborted");
});
