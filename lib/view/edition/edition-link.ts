import { editionStateText } from "./edition-state-text.ts";

interface State {
  readonly last: { readonly number: number };
  readonly difference: Parameters<typeof editionStateText>[1];
}

/** The last edition of a board and how the board stands to it. */
export function editionLink({ last, difference }: State): {
  readonly number: number;
  readonly text: string;
} {
  return { number: last.number, text: editionStateText(last.number, difference) };
}
