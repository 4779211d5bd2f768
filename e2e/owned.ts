import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";

/** The instance that somebody owns: its journeys stand apart from those of one that nobody does. */
export const ownedUrl = `http://127.0.0.1:${Number(process.env["E2E_PORT"]) + 1}`;

const folder = `${process.env["E2E_DATA"]}-owned`;

/** Where the server left the link that makes its first owner. */
export const ownerLinkFile = join(folder, "owner-link");

export const password = "a horse of the correct kind";

/** People of the owned instance; the maintainer maintains the board `maintained`. */
export const people = {
  owner: { name: "Olga Owner", email: "olga@example.org" },
  maintainer: { name: "Mina Maintainer", email: "mina@example.org" },
  submitter: { name: "Sami Submitter", email: "sami@example.org" },
} as const;
export type Person = keyof typeof people;

export const maintained = "worked-example-hundred-tasks";

/** The file that keeps somebody's session from the setup for the journeys. */
export function sessionOf(person: Person): string {
  return join(folder, `${person}.json`);
}

/** A page of somebody's own, signed in, for journeys in which several people take part. */
export async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: ownedUrl, storageState: sessionOf(person) });
  return context.newPage();
}
