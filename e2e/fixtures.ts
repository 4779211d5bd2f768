import { test as base } from "@playwright/test";
import { type Submitter, submitter } from "./submitter.ts";
import { watchPage } from "./watch-page.ts";

interface Fixtures {
  /** A program that submits archives through the public API. */
  readonly program: Submitter;
}

/** A journey. Whatever page it walks through writes no error to the console and asks no other host. */
export const test = base.extend<Fixtures>({
  program: async ({ request }, use) => {
    await use(submitter(request));
  },
  page: async ({ page, baseURL }, use) => {
    const watched = watchPage(page, String(baseURL));
    await use(page);
    watched.expectNoFaults();
  },
});
