import { expect, it } from "vitest";
import type { Problem } from "../problem.ts";
import { passwordIsNeeded } from "./password-is-needed.ts";

const locked: Problem = {
  code: "encrypted_member",
  effect: "refused",
  source: "run_UPLOAD.json",
  message: "The password does not open it.",
};
const note: Problem = { ...locked, code: "unknown_word", effect: "note" };
const lost: Problem = { ...locked, code: "malformed_row", effect: "row_lost" };

it.each([
  ["the password is all that is missing", "hal", [note, locked], true],
  ["nothing is missing", "hal", [note], false],
  ["a row is lost as well", "hal", [locked, lost], false],
  ["no format claims the container", null, [locked], false],
] as const)("says so when %s", (_, format, problems, isNeeded) => {
  const archive = { sha256: null, bytes: null, format, formatVersion: null };
  expect(passwordIsNeeded({ archive, problems })).toBe(isNeeded);
});
