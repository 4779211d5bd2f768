import type { SearchParams } from "./search-params.ts";

const home = "/account";

/** Where to go after signing in: a place of this site, never an address of another. */
export function placeAfterSignIn(params: SearchParams): string {
  const next = params["next"];
  return typeof next === "string" && isOwnPlace(next) ? next : home;
}

/** Browsers read a backslash as a slash, and two slashes as the start of another host. */
function isOwnPlace(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}

/** The sign-in page that leads back to a place. */
export function signInPath(next: string): string {
  return next === home ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}
