/** What an action is in at least one best reading of its list, as bits of one number. */
export const readingRoles = {
  agentCall: 1,
  userCall: 2,
  changedAgentCall: 4,
  changedUserCall: 8,
  copy: 16,
  unexplained: 32,
} as const;
