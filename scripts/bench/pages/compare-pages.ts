import { median } from "../median.ts";
import { type TimedPage, timedPage } from "./timed-page.ts";

export interface PagePair {
  readonly emptySeconds: number;
  readonly seconds: number;
  /** The median of the ratios of neighbouring requests. */
  readonly ratio: number;
  readonly bytes: number;
}

const warmUps = 5;

/** Asks for an empty page and another in turns, one request at a time. */
export async function comparePages(
  empty: string,
  address: string,
  requests: number,
): Promise<PagePair> {
  const pairs: { readonly empty: TimedPage; readonly page: TimedPage }[] = [];
  for (let round = 0; round < warmUps + requests; round += 1) {
    const pair = { empty: await timedPage(empty), page: await timedPage(address) };
    if (pair.empty.status !== 200 || pair.page.status !== 200) {
      throw new Error(`${address} answered ${pair.page.status}, ${empty} ${pair.empty.status}`);
    }
    if (round >= warmUps) pairs.push(pair);
  }
  return {
    emptySeconds: median(pairs.map((pair) => pair.empty.seconds)),
    seconds: median(pairs.map(({ page }) => page.seconds)),
    ratio: median(pairs.map((pair) => pair.page.seconds / pair.empty.seconds)),
    bytes: median(pairs.map(({ page }) => page.bytes)),
  };
}
