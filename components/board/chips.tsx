import { Fragment } from "react";
import type { Chip } from "#lib/view/board/ruler-chips.ts";

const tones = { plain: "chip", warn: "chip warn", bad: "chip bad" } as const;

/** Short marks in a line of text. */
export function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  return chips.map(({ tone, text }) => (
    <Fragment key={text}>
      <bdi className={tones[tone]}>{text}</bdi>{" "}
    </Fragment>
  ));
}
