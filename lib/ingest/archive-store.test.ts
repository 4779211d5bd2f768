import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { archiveStore } from "./archive-store.ts";

const sha256 = `ab${"0".repeat(62)}`;
/** No system gives out a process number this high. */
const noProcess = 2 ** 30;
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-store-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("keeps bytes under their digest, once", async () => {
  const store = archiveStore(folder);
  for (let time = 0; time < 2; time += 1) {
    const scratch = await store.scratchPath();
    await writeFile(scratch, "bytes");
    await store.keep(scratch, sha256);
  }
  expect(store.pathOf(sha256)).toBe(join(folder, "archives", "ab", sha256));
  expect(await readFile(store.pathOf(sha256), "utf8")).toBe("bytes");
  expect(await readdir(join(folder, "scratch"))).toEqual([]);

  await store.remove(sha256);
  await store.remove(sha256);
  expect(await readdir(join(folder, "archives", "ab"))).toEqual([]);
});

it("sweeps what dead processes of this host left, and nothing else", async () => {
  const store = archiveStore(folder);
  const own = await store.scratchPath();
  const dead = join(folder, "scratch", `${hostname()}:${noProcess}:1.part`);
  const parent = join(folder, "scratch", `${hostname()}:${process.ppid}:1.part`);
  const elsewhere = join(folder, "scratch", `another-host:${noProcess}:1.part`);
  for (const path of [own, dead, parent, elsewhere]) await writeFile(path, "");

  await store.sweep();

  const left = (await readdir(join(folder, "scratch"))).toSorted();
  expect(left).toEqual([own, parent, elsewhere].map((path) => path.split("/").at(-1)).toSorted());
});
