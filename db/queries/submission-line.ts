import { submissions, users } from "../schema/index.ts";

/** What a list of submissions says of each: no report, which may be long. */
export const submissionLine = {
  id: submissions.id,
  state: submissions.state,
  fileName: submissions.fileName,
  boards: submissions.boards,
  reviewComment: submissions.reviewComment,
  submitter: users.name,
  createdAt: submissions.createdAt,
  updatedAt: submissions.updatedAt,
} as const;
