import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ArchiveProblem } from "../../archive.ts";
import { readAll } from "../../testing.ts";
import { encrypted, withZip } from "../testing.ts";
import { decryptEntries } from "./decrypt-entries.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-decrypt-"));
});
afterEach(async () => await rm(folder, { recursive: true }));

const text = JSON.stringify({ config: {}, note: "plain words, ".repeat(40) });

async function decrypt(entries: Readonly<Record<string, Buffer>>, password: string | null = null) {
  return await withZip(entries, async ({ members }) => {
    const decrypted = await decryptEntries(members, password, folder);
    try {
      const [first] = decrypted.entries;
      if (first === undefined) throw new Error("nothing was decrypted");
      const bytes = Buffer.concat(await readAll(first.member.open()));
      const [own] = await readdir(folder);
      const { mode } = await stat(join(folder, own ?? "", "content"));
      return { ...first, path: first.member.path, plain: bytes, mode: mode & 0o777 };
    } finally {
      await decrypted.remove();
    }
  });
}

/** The problem that the entries are refused with; they leave nothing behind. */
async function refusalOf(
  entries: Readonly<Record<string, Buffer>>,
  password: string | null = null,
) {
  const error: unknown = await decrypt(entries, password).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const left = await readdir(folder);
  if (left.length > 0) throw new Error(`${left.join()} was left behind`);
  if (!(error instanceof ArchiveProblem)) throw new Error(`no problem but ${String(error)}`);
  const { code, message } = error.problem;
  if (!/^[^.]+\.$/.test(message)) throw new Error(`not one sentence: ${message}`);
  return [code, message];
}

function flipped(at: number) {
  return (token: Buffer) => {
    const changed = Buffer.from(token);
    changed.writeUInt8(token.readUInt8(at) ^ 1, at);
    return changed;
  };
}

describe("an encrypted entry", () => {
  it("gives its plain bytes, their hash and the time of its token", async () => {
    const found = await decrypt({ "a_UPLOAD.json.encrypted": encrypted(text) });
    expect(found.plain.toString()).toBe(text);
    expect(found.path).toBe("a_UPLOAD.json");
    expect(found.sha256).toBe(createHash("sha256").update(text).digest("hex"));
    expect(found.encryptedAt).toBe("2025-10-20T22:40:00.000Z");
    expect(found.mode).toBe(0o600);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([0, 1, 15, 16, 17, 100_003, 300_000])("of %i plain bytes is whole", async (length) => {
    const plain = Buffer.alloc(length, "some text ");
    const found = await decrypt({ a: encrypted(plain, { saltFirst: length % 2 === 0 }) });
    expect(found.plain.equals(plain)).toBe(true);
  });

  it("opens with another password when it is given", async () => {
    const entries = { a: encrypted(text, { password: "another" }) };
    expect((await decrypt(entries, "another")).plain.toString()).toBe(text);
    expect(await refusalOf(entries)).toEqual([
      "encrypted_member",
      expect.stringContaining("The password that HAL publishes does not open this entry"),
    ]);
    expect(await refusalOf(entries, "wrong")).toEqual([
      "encrypted_member",
      expect.stringContaining("The password given does not open this entry"),
    ]);
  });

  it("says that a changed salt and a wrong password look alike", async () => {
    const body = encrypted(text)
      .toString()
      .replace(/"salt":"M/, '"salt":"N');
    expect(await refusalOf({ a: Buffer.from(body) })).toEqual([
      "encrypted_member",
      expect.stringContaining("if its salt was changed"),
    ]);
  });

  it.each([
    ["the first byte", 0, "corrupt_container", "does not begin as a Fernet token"],
    ["the time", 5, "corrupt_container", "The password is right"],
    ["the cipher", 60, "corrupt_container", "The password is right"],
    ["the HMAC", -1, "corrupt_container", "The password is right"],
  ])("with a byte of %s flipped is refused in one sentence", async (_, at, code, words) => {
    const length = 1 + 8 + 16 + (Math.floor(text.length / 16) + 1) * 16 + 32;
    const damage = flipped(at < 0 ? length + at : at);
    expect(await refusalOf({ a: encrypted(text, { damage }) })).toEqual([
      code,
      expect.stringContaining(words),
    ]);
  });

  it("knows the password is right where a smaller entry of the same salt opened", async () => {
    const short = encrypted("{}");
    const damage = flipped(30);
    const long = encrypted("0123456789", { damage });
    const padded = Buffer.from(long.toString().replace("{", `{${" ".repeat(60)}`));
    expect(await refusalOf({ long: padded })).toEqual([
      "encrypted_member",
      expect.stringContaining("HAL publishes"),
    ]);
    expect(await refusalOf({ long: padded, short })).toEqual([
      "corrupt_container",
      expect.stringContaining("The password is right"),
    ]);
  });

  it("that was cut off says so", async () => {
    const damage = (token: Buffer) => token.subarray(0, token.length - 7);
    expect(await refusalOf({ a: encrypted(text, { damage }) })).toMatchObject([
      "truncated",
      expect.stringContaining("cut off"),
    ]);
    const half = encrypted(text);
    expect(await refusalOf({ a: half.subarray(0, half.length / 2) })).toMatchObject([
      "truncated",
      expect.stringContaining("too early"),
    ]);
  });

  it.each([
    ["other characters", (body: string) => body.replace(/"encrypted_data":"..../, "$&!!!!")],
    ["an escape", (body: string) => body.replace(/"encrypted_data":"..../, "$&\\u0041")],
    ["a missing salt", (body: string) => body.replace(/,"salt":"[^"]*"/, "")],
    ["a number for a text", (body: string) => body.replace(/"salt":"[^"]*"/, '"salt":1')],
    ["a key twice", (body: string) => body.replace(/}$/, ',"salt":"AAAA"}')],
    ["an array", () => "[]"],
  ])("with %s is refused", async (_, change) => {
    const body = Buffer.from(change(encrypted(text).toString()));
    const [code] = await refusalOf({ a: body });
    expect(code).toBe("corrupt_container");
  });
});
