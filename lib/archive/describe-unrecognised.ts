import type { Problem } from "#lib/domain/problem.ts";
import type { Archive } from "./archive.ts";

/** Says what an archive that no format recognises looks like. */
export async function describeUnrecognised(archive: Archive): Promise<Problem> {
  return { code: "not_understood", effect: "refused", source: archive.name, message: "No format that is read here recognises this archive." };
}
