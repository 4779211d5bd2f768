/** Every change that is written down with who made it. */
export const auditActions = [
  "user_registered",
  "owner_claimed",
  "owner_added",
  "owner_removed",
  "maintainer_added",
  "maintainer_removed",
  "token_created",
  "token_revoked",
  "policy_changed",
  "submission_received",
  "submission_sent",
  "submission_returned",
  "submission_published",
  "submission_withdrawn",
  "correction_added",
  "edition_published",
  "board_changed",
] as const;
export type AuditAction = (typeof auditActions)[number];
