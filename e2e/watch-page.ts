import { expect, type Page } from "@playwright/test";

/** Notes what a page must never do: write an error, throw one, or ask another host for anything. */
export function watchPage(page: Page, origin: string): { expectNoFaults(): void } {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(`threw: ${message}`));
  page.on("console", (message) => {
    const { url } = message.location();
    const isMissingPage = url === page.url() && / 404 /.test(message.text());
    // Chromium writes down each refusal that a page asked for and shows.
    const isRefusal =
      new URL(url, origin).pathname.startsWith("/api/") && / 4\d\d /.test(message.text());
    if (message.type() === "error" && !isMissingPage && !isRefusal)
      faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isLocal = ["data:", "blob:", "about:"].includes(url.protocol);
    if (!isLocal && url.origin !== origin) faults.push(`asked ${url.href}`);
  });
  return { expectNoFaults: () => expect(faults, "faults of the page").toEqual([]) };
}
