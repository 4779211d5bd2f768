import { once } from "node:events";
import { boardPath } from "#lib/url/page-path.ts";
import type { BenchContext } from "../part.ts";
import { constructedSlug } from "./constructed-board.ts";
import { measureCommand } from "./measure-command.ts";
import { publishConstructedBoard } from "./publish-constructed-board.ts";

/** Keeps the constructed board up until the program is asked to end. */
export async function serveBoard(context: BenchContext): Promise<void> {
  await publishConstructedBoard(context);
  const origin = await context.address();
  const { print, signal } = context;
  print(`\nThe board:      ${origin}${boardPath(constructedSlug)}`);
  print(`An empty page:  ${origin}/no-such-page\n`);
  print(`${measureCommand(`${origin}${boardPath(constructedSlug)}`)}\n`);
  print("It needs playwright-core and axe-core beside it. Ctrl-C ends the server and its data.");
  if (!signal.aborted) await once(signal, "abort");
}
