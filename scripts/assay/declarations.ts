import { InvalidArgumentError } from "commander";
import { type Declarations, declarableFacts, isDeclarable } from "#lib/summary/declare.ts";

/** Collects repeated `--declare name=value`. */
export function collectDeclaration(pair: string, so: Declarations): Declarations {
  const at = pair.indexOf("=");
  const name = pair.slice(0, at);
  const value = pair.slice(at + 1).trim();
  if (at < 1 || value === "" || !isDeclarable(name)) {
    throw new InvalidArgumentError(
      `Write name=value with one of these names: ${declarableFacts.join(", ")}.`,
    );
  }
  return { ...so, [name]: value };
}
