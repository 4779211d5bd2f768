/** What somebody is on one board, each able to do what those before it can. */
export const roles = ["reader", "submitter", "maintainer", "owner"] as const;
export type Role = (typeof roles)[number];
