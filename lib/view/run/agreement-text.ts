import type { RescoreAgreement } from "#lib/domain/replay/rescore-summary.ts";
import { counted } from "../words/format.ts";

/** How far a second measuring by the same ruler agrees with the first, with every disagreement by name. */
export function agreementText({ agreed, disagreed, unknown }: RescoreAgreement): string {
  const compared = agreed + disagreed.length;
  const differs = disagreed.length === 0 ? "" : ` Different: ${disagreed.join("; ")}.`;
  const open =
    unknown.length === 0
      ? ""
      : ` ${counted(unknown.length, "episode")} without a valid value on one side: ${unknown.join("; ")}.`;
  return `${agreed} of ${compared} compared episodes have the value that was there.${differs}${open}`;
}
