/** A commit or digest by its first seven digits, any other version as it stands. */
export function versionText(version: string): string {
  const hex = /^(?:sha256:)?([0-9a-f]{12,})$/.exec(version);
  return hex?.[1] === undefined ? version : hex[1].slice(0, 7);
}
