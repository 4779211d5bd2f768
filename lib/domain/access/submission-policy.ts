/**
 * Who may submit, and who decides. `direct`: whoever submits publishes, for an instance of one's own;
 * `open`: anyone submits and a maintainer approves; `closed`: only accounts submit.
 */
export const submissionPolicies = ["direct", "open", "closed"] as const;
export type SubmissionPolicy = (typeof submissionPolicies)[number];
