import { expect, it } from "vitest";
import { FernetDecipher } from "./fernet-decipher.ts";

/** github.com/fernet/spec, verify.json. */
const vector = {
  token:
    "gAAAAAAdwJ6wAAECAwQFBgcICQoLDA0ODy021cpGVWKZ_eEwCGM4BLLF_5CV9dOPmrhuVUPgJobwOz7JcbmrR64jVmpU4IwqDA==",
  secret: "cw_0x689RpI-jtRR7oE8h_eQsKImvJapLeSbXpwF4e4=",
};

it.each([1, 7, 25, 57, 1000])("reads the specification's token in pieces of %i bytes", (size) => {
  const key = Buffer.from(vector.secret, "base64");
  const fernet = new FernetDecipher({ signing: key.subarray(0, 16), encryption: key.subarray(16) });
  const token = Buffer.from(vector.token, "base64");
  const plain: Buffer[] = [];
  for (let at = 0; at < token.length; at += size) {
    plain.push(fernet.push(token.subarray(at, at + size)));
  }
  plain.push(fernet.finish());
  expect(Buffer.concat(plain).toString()).toBe("hello");
  expect(fernet.encryptedAtSeconds).toBe(499_162_800n);
});
