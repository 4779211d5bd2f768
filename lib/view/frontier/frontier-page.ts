import { formatCount } from "../words/format.ts";
import type { FrontierMark, LeftOutRow } from "./frontier-view.ts";

/** One page of the table beside a frontier: the rows of the chart first, then those that are not on it. */
export interface FrontierPage {
  readonly marks: readonly FrontierMark[];
  readonly leftOut: readonly LeftOutRow[];
  readonly page: number;
  readonly pages: number;
  /** `Rows 101–200 of 2 000`; null where one page holds them all. */
  readonly extent: string | null;
}

/** Above this a table costs a reader's browser more than it tells. */
const pageRows = 100;

/** A page beyond the last is the last. Every row is on some page. */
export function frontierPage(
  marks: readonly FrontierMark[],
  leftOut: readonly LeftOutRow[],
  asked: number,
): FrontierPage {
  const total = marks.length + leftOut.length;
  const pages = Math.max(1, Math.ceil(total / pageRows));
  const page = Math.min(asked, pages);
  const [from, to] = [(page - 1) * pageRows, Math.min(page * pageRows, total)];
  const range = `${formatCount(from + 1)}–${formatCount(to)}`;
  return {
    marks: marks.slice(from, to),
    leftOut: leftOut.slice(Math.max(0, from - marks.length), Math.max(0, to - marks.length)),
    ...{ page, pages, extent: pages === 1 ? null : `Rows ${range} of ${formatCount(total)}` },
  };
}
