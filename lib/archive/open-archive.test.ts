import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Archive, ArchiveProblem } from "./archive.ts";
import { deterministicTar, deterministicTarBytes } from "./deterministic-tar.ts";
import { scanJson } from "./json/scan-json.ts";
import { type Limits, limitsWith } from "./limits.ts";
import { openArchive } from "./open-archive.ts";
import { inChunks, readAll } from "./testing.ts";
import { zipOf } from "./testing-zip.ts";

const hasGnuTar =
  spawnSync("tar", ["--version"], { encoding: "utf8" }).stdout?.includes("GNU") ?? false;

let folder = "";
let spoolFolder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "open-archive-"));
  spoolFolder = join(folder, "spool");
  await mkdir(spoolFolder);
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function opened(bytes: Uint8Array, limits?: Limits): Promise<Archive> {
  count += 1;
  const path = join(folder, `upload-${count}`);
  await writeFile(path, bytes);
  return await openArchive(path, {
    name: "up",
    spoolFolder,
    ...(limits === undefined ? {} : { limits }),
  });
}

/** The code and source of the problem met while an archive is opened and its members are read. */
async function problemOf(bytes: Uint8Array, limits?: Limits): Promise<[string, string] | null> {
  try {
    const archive = await opened(bytes, limits);
    try {
      for (const member of archive.members) await readAll(member.open());
    } finally {
      await archive.close();
    }
    return null;
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    return [error.problem.code, error.problem.source];
  }
}

async function contents(archive: Archive): Promise<[string, string][]> {
  return await Promise.all(
    archive.members.map(async (member): Promise<[string, string]> => {
      const chunks = await readAll(member.open());
      return [member.path, Buffer.concat(chunks).toString()];
    }),
  );
}

const files = { "b.json": '{"b":1}', "a/x.json": '{"x":1}' };
const sorted: [string, string][] = [
  ["a/x.json", '{"x":1}'],
  ["b.json", '{"b":1}'],
];

async function tarOf(texts: Readonly<Record<string, string>>): Promise<Buffer> {
  const list = Object.entries(texts).map(([path, text]) => {
    const bytes = Buffer.from(text);
    return { path, bytes: bytes.length, stream: () => inChunks(bytes) };
  });
  const tar = Buffer.concat(await readAll(deterministicTar(list)));
  if (tar.length !== deterministicTarBytes(list)) throw new Error("the foretold size is wrong");
  return tar;
}

function zip(texts: Readonly<Record<string, string>>): Buffer {
  return zipOf(Object.entries(texts).map(([name, text]) => ({ name, body: Buffer.from(text) })));
}

describe("containers, told by their bytes", () => {
  it("opens a file, a gzip, a zip, a tar and a gzipped tar", async () => {
    const tar = await tarOf(files);
    const cases: [Uint8Array, string, [string, string][]][] = [
      [Buffer.from("{}"), "file", [["up", "{}"]]],
      [gzipSync("{}"), "gzip", [["up", "{}"]]],
      [zip(files), "zip", sorted.toReversed()],
      [tar, "tar", sorted],
      [gzipSync(tar), "tar", sorted],
    ];
    for (const [bytes, container, members] of cases) {
      const archive = await opened(bytes);
      expect(archive.container).toBe(container);
      expect(await contents(archive)).toEqual(members);
      expect(await contents(archive)).toEqual(members);
      expect(archive.bytes).toBe(bytes.length);
      expect(archive.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
      await archive.close();
    }
    expect(await readdir(spoolFolder)).toEqual([]);
  });

  it("gives a folder the identity of its tar", async () => {
    const root = join(folder, "chosen");
    await mkdir(join(root, "a"), { recursive: true });
    for (const [path, text] of sorted) await writeFile(join(root, path), text);
    const archive = await openArchive(root);
    const asTar = await opened(await tarOf(files));
    expect(archive.sha256).toBe(asTar.sha256);
    expect(archive.bytes).toBe(asTar.bytes);
    expect(await contents(archive)).toEqual(sorted);
    await symlink("b.json", join(root, "link.json"));
    await expect(openArchive(root)).rejects.toMatchObject({
      problem: { code: "link_refused", source: "link.json" },
    });
  });

  it("writes long and non-ASCII names as pax, which the system's tar reads too", {
    skip: !hasGnuTar,
  }, async () => {
    const texts = {
      "ascii.json": "1",
      "é/😀.json": "22",
      [`${"d/".repeat(10)}${"n".repeat(120)}`]: "333",
    };
    const tar = await tarOf(texts);
    expect(Object.fromEntries(await contents(await opened(tar)))).toEqual(texts);
    const path = join(folder, "pax.tar");
    await writeFile(path, tar);
    const listed = execFileSync("tar", ["-tf", path, "--quoting-style=literal"], {
      encoding: "utf8",
    });
    expect(new Set(listed.trim().split("\n"))).toEqual(new Set(Object.keys(texts)));
  });

  it("reads what the system's tar writes", { skip: !hasGnuTar }, async () => {
    const root = join(folder, "packed");
    await mkdir(join(root, "deep", "n".repeat(90)), { recursive: true });
    await writeFile(join(root, "deep", "n".repeat(90), "x.json"), "{}");
    for (const format of ["gnu", "pax", "ustar"]) {
      const path = join(folder, `${format}.tgz`);
      execFileSync("tar", ["-czf", path, `--format=${format}`, "-C", root, "."]);
      const archive = await openArchive(path, { spoolFolder });
      expect(await contents(archive)).toEqual([[`deep/${"n".repeat(90)}/x.json`, "{}"]]);
      await archive.close();
    }
  });
});

describe("an archive whose bytes are known", () => {
  it("is opened as what it is known to be, without being hashed again", async () => {
    const bytes = zipOf([{ name: "a.json", body: Buffer.from('{"a": 1}') }]);
    const known = { sha256: "f".repeat(64), bytes: bytes.length };
    const path = join(folder, "known");
    await writeFile(path, bytes);
    const archive = await openArchive(path, { known });
    expect(archive).toMatchObject({ ...known, container: "zip", name: "known" });
    expect(archive.members.map((member) => member.path)).toEqual(["a.json"]);
    await writeFile(path, bytes.subarray(1));
    await expect(openArchive(path, { known })).rejects.toThrow(
      `has ${bytes.length - 1} bytes instead of ${bytes.length}`,
    );
  });
});

describe("what is refused", () => {
  it("names nothing, one byte and foreign containers", async () => {
    expect(await problemOf(Buffer.alloc(0))).toEqual(["empty", "up"]);
    expect(await problemOf(Buffer.from("{"))).toEqual(["truncated", "up"]);
    expect(await problemOf(zipOf([]))).toEqual(["empty", "up"]);
    expect(await problemOf(Buffer.from("\xfd7zXZ\0......", "latin1"))).toEqual([
      "not_understood",
      "up",
    ]);
  });

  const badNames = [
    "../x",
    "a/../../x",
    "/etc/x",
    "C:x",
    "a\\b",
    "a\u0000b",
    "a\nb",
    "a//b",
    "./a",
    "n".repeat(1025),
    "d/".repeat(40),
  ];
  it.each(badNames)("refuses the name %j in a zip", async (name) => {
    expect((await problemOf(zip({ [name]: "1" })))?.[0]).toBe("unsafe_path");
  });

  it("refuses the same in a tar and says where", async () => {
    expect(await problemOf(await tarOf({ "../evil.json": "1" }))).toEqual([
      "unsafe_path",
      "../evil.json",
    ]);
    expect(await problemOf(await tarOf({ "/evil.json": "1" }))).toEqual([
      "unsafe_path",
      "/evil.json",
    ]);
  });

  it("refuses twins, links, passwords, wrong checksums and wrong sizes", async () => {
    const body = Buffer.from("abc");
    const cases: [Buffer, string][] = [
      [zip({ "\u00e9": "1", "e\u0301": "2" }), "duplicate_path"],
      [zipOf([{ name: "a", body, mode: 0o120777 }]), "link_refused"],
      [zipOf([{ name: "a", body, flags: 0x801 }]), "encrypted_member"],
      [zipOf([{ name: "a", body, crc: 1 }]), "corrupt_container"],
      [zipOf([{ name: "a", body, claimedBytes: 2 }]), "corrupt_container"],
      [zipOf([{ name: "a", body, claimedBytes: 4 }]), "corrupt_container"],
    ];
    for (const [bytes, code] of cases) expect((await problemOf(bytes))?.[0]).toBe(code);
  });

  it("refuses a bomb by what it inflates to, whatever its header says", async () => {
    const body = Buffer.alloc(3_000_000);
    const limits = limitsWith({ ratioFromBytes: 1_000_000 });
    expect(await problemOf(zipOf([{ name: "a", body }]), limits)).toEqual([
      "compression_ratio",
      "a",
    ]);
    const lying = zipOf([{ name: "a", body, claimedBytes: 5 }]);
    expect((await problemOf(lying, limits))?.[1]).toBe("a");
    expect(await problemOf(gzipSync(body), limits)).toEqual(["compression_ratio", "up"]);
    const tar = gzipSync(await tarOf({ a: "0".repeat(3_000_000) }));
    expect((await problemOf(tar, limits))?.[0]).toBe("compression_ratio");
    expect(await readdir(spoolFolder)).toEqual([]);
  });

  it("refuses a bomb of many members, each small enough by itself", async () => {
    const body = Buffer.alloc(900_000);
    const members = ["a", "b", "c"].map((name) => ({ name, body }));
    const limits = limitsWith({ ratioFromBytes: 1_000_000 });
    expect(await problemOf(zipOf(members), limits)).toEqual(["compression_ratio", "b"]);
    expect(await problemOf(zipOf(members.slice(1, 2)), limits)).toBeNull();
  });

  it("keeps to the limits on counts and sizes", async () => {
    expect(
      (await problemOf(zip({ a: "1", b: "2", c: "3" }), limitsWith({ members: 2 })))?.[0],
    ).toBe("too_many_members");
    expect((await problemOf(Buffer.from("12345"), limitsWith({ archiveBytes: 4 })))?.[0]).toBe(
      "too_large",
    );
    expect(
      (await problemOf(zip({ a: "12345" }), limitsWith({ inflatedMemberBytes: 4 })))?.[0],
    ).toBe("too_large");
    const total = limitsWith({ inflatedTotalBytes: 5 });
    expect(await problemOf(zip({ a: "123", b: "456" }), total)).toEqual(["too_large", "b"]);
    expect((await problemOf(gzipSync("123456"), total))?.[0]).toBe("too_large");
  });

  it("refuses a container inside a container", async () => {
    expect(await problemOf(zipOf([{ name: "in.zip", body: zip({ a: "1" }) }]))).toEqual([
      "nested_container",
      "in.zip",
    ]);
    expect(await problemOf(gzipSync(gzipSync("{}")))).toEqual(["nested_container", "up"]);
    expect((await problemOf(gzipSync(zip({ a: "1" }))))?.[0]).toBe("nested_container");
  });

  it("gives a damaged member to the scanner as a problem", async () => {
    const packed = gzipSync(
      JSON.stringify({ s: Array.from({ length: 2000 }, (_, at) => at * 7919) }),
    );
    const archive = await opened(packed.subarray(0, packed.length - 100));
    const items = await readAll(scanJson(firstOf(archive), { split: ["/s"] }));
    expect(items.at(-1)).toMatchObject({ problem: { code: "truncated", source: "up" } });
  });
});

function firstOf(archive: Archive) {
  const [member] = archive.members;
  if (member === undefined) throw new Error("no member");
  return member;
}

describe("truncation and damage", () => {
  it("tells a cut-off container wherever it is cut", async () => {
    const noise = Array.from({ length: 300 }, (_, at) => Math.sin(at)).join();
    const tar = await tarOf({ a: noise, "b/c": noise });
    for (const whole of [zip({ a: noise, b: noise }), tar, gzipSync(noise), gzipSync(tar)]) {
      expect(await problemOf(whole)).toBeNull();
      for (let part = 1; part <= 20; part += 1) {
        const length = Math.max(2, Math.floor((whole.length * part) / 21));
        const problem = await problemOf(whole.subarray(0, length));
        if (whole === tar && length < 512) continue;
        expect(problem?.[0]).toBe("truncated");
      }
    }
  });

  it("misses the end mark of a tar that was cut between two members", async () => {
    const tar = await tarOf(files);
    expect(await problemOf(tar.subarray(0, tar.length - 1024))).toEqual(["truncated", "up"]);
    expect(await problemOf(tar.subarray(0, 1024))).toEqual(["truncated", "up"]);
  });

  it("never throws anything but a problem, whatever byte is changed", async () => {
    const wholes = [zip(files), gzipSync("{}"), await tarOf(files), gzipSync(await tarOf(files))];
    const change = fc.tuple(fc.constantFrom(...wholes), fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(change, async ([whole, at, byte]) => {
        const bytes = Buffer.from(whole);
        bytes[at % bytes.length] = byte;
        await problemOf(bytes);
      }),
      { numRuns: 400 },
    );
    expect(await readdir(spoolFolder)).toEqual([]);
  });

  it("leaves an upload as it was", async () => {
    const bytes = gzipSync(await tarOf(files));
    const archive = await opened(bytes);
    await archive.close();
    expect(await readFile(join(folder, `upload-${count}`))).toEqual(bytes);
  });
});
