import type { Submission } from "#lib/domain/submission/submission.ts";
import type { PublishAnswer } from "#lib/ingest/publish-preview.ts";
import type { SentForReview } from "#lib/ingest/send-for-review.ts";
import { problemJson } from "./problem-json.ts";

type Refused = Exclude<PublishAnswer | SentForReview, { kind: "asked" } | { kind: "sent" }>;

/** Why a submission was neither published nor sent for review, and what to do first. */
export function publishRefusal(answer: Refused, { state }: Submission): Response {
  if (answer.kind === "task_set_unknown") {
    return problemJson(
      409,
      "Task set unknown",
      `The archive does not say which task set these runs are on (${answer.runs.join(", ")}): declare task_set first.`,
    );
  }
  if (answer.kind === "unreadable") return problemJson(409, "Not read", answer.problem.message);
  if (answer.kind === "secrets_undecided") {
    const { secrets, secretsUnlisted } = answer;
    return problemJson(
      409,
      "Secrets undecided",
      "This archive may hold secrets: redact each of them, or dismiss it with a reason, first.",
      { secrets, secretsUnlisted },
    );
  }
  if (answer.kind === "on_no_board") {
    return problemJson(
      409,
      "On no board",
      "This archive holds nothing that would stand on a board.",
    );
  }
  return problemJson(
    409,
    "Not a preview",
    `Only a preview can be published, and once; this submission is ${state}.`,
  );
}
