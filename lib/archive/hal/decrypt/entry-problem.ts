import { ArchiveProblem } from "../../archive.ts";
import { refuse } from "../../refuse.ts";
import { Base64Fault } from "./base64-decoder.ts";
import { EnvelopeFault } from "./envelope-scanner.ts";
import { FernetFault } from "./fernet-decipher.ts";

/** What is known about the password when an entry does not open. */
export interface PasswordKnowledge {
  /** False for the format's own published password. */
  readonly isGiven: boolean;
  /** True when another entry with the same salt opened, or when these bytes become text under it. */
  readonly isRight: boolean;
}

const again = "get the archive again";

/**
 * A fault of an encrypted entry as the one problem that a reader is told. A wrong password and changed bytes fail the
 * same check; which of them it was is said only where something else tells them apart.
 *
 * @throws unknown whatever is no fault of the entry
 */
export function entryProblem(
  error: unknown,
  path: string,
  password: PasswordKnowledge,
): ArchiveProblem {
  if (error instanceof ArchiveProblem) return error;
  if (error instanceof EnvelopeFault) {
    const message = `This is no encrypted entry of HAL (${error.message}): ${again}.`;
    return refuse(error.isCutOff ? "truncated" : "corrupt_container", path, message);
  }
  if (error instanceof Base64Fault) {
    const message = `The encrypted text is no Base64 (${error.message}): it was changed or cut off; ${again}.`;
    return refuse("corrupt_container", path, message);
  }
  if (error instanceof FernetFault) return fernetProblem(error, path, password);
  throw error;
}

function fernetProblem(
  { kind }: FernetFault,
  path: string,
  password: PasswordKnowledge,
): ArchiveProblem {
  switch (kind) {
    case "version": {
      const message = `The encrypted text does not begin as a Fernet token does: it was changed; ${again}.`;
      return refuse("corrupt_container", path, message);
    }
    case "cut_off":
      return refuse("truncated", path, `The encrypted text was cut off: ${again}.`);
    case "padding": {
      const message = `The encrypted text is whole, but what it holds has no sound end: ${again}.`;
      return refuse("corrupt_container", path, message);
    }
    case "changed":
      return changed(path, password);
  }
}

function changed(path: string, { isGiven, isRight }: PasswordKnowledge): ArchiveProblem {
  if (isRight) {
    const message = `The password is right, but the encrypted bytes were changed (their HMAC is wrong): ${again}.`;
    return refuse("corrupt_container", path, message);
  }
  const which = isGiven ? "The password given" : "The password that HAL publishes";
  const message = `${which} does not open this entry (its HMAC is wrong): give the one it was encrypted with, or ${again} if its salt was changed.`;
  return refuse("encrypted_member", path, message);
}
