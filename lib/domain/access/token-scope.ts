/** What a program may do with a token: never more than its user may, and never administer. */
export const tokenScopes = ["submit", "maintain"] as const;
export type TokenScope = (typeof tokenScopes)[number];
