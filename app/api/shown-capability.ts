/** The header in which programs show a capability; browsers send the submission's cookie. */
const capabilityHeader = "x-assay-capability";

/** The cookie that holds the capability of one submission. */
export function capabilityCookie(submission: string): string {
  return `assay_${submission}`;
}

/** The capability that a request shows for a submission, or null. */
export function shownCapability(headers: Headers, submission: string): string | null {
  const shown = headers.get(capabilityHeader);
  if (shown !== null) return shown;
  const name = `${capabilityCookie(submission)}=`;
  const cookies = headers.get("cookie")?.split(/; */) ?? [];
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? null;
}
