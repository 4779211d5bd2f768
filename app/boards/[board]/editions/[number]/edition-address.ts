import { headers } from "next/headers";
import { siteOrigin } from "#app/api/site-origin.ts";
import { editionPath } from "#lib/url/page-path.ts";

/** The whole address of an edition, as a citation needs it. */
export async function editionAddress(board: string, number: number): Promise<string> {
  const path = editionPath(board, number);
  const host = (await headers()).get("host") ?? "localhost";
  return `${siteOrigin(new Request(`http://localhost${path}`, { headers: { host } }))}${path}`;
}
