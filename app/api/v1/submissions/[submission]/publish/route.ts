import { heldSubmission } from "#app/api/held-submission.ts";
import { ingestContext } from "#app/api/ingest-context.ts";
import { privateJson } from "#app/api/private-json.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";
import { publishPreview } from "#lib/ingest/publish-preview.ts";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

/** Asks for a preview to be published; the answer comes with the submission's events. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const held = await heldSubmission(request, (await params).submission);
  if (held instanceof Response) return held;
  const answer = await publishPreview(ingestContext(), held);
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
  if (answer.kind === "not_a_preview") {
    return problemJson(
      409,
      "Not a preview",
      `Only a preview can be published, and once; this submission is ${held.state}.`,
    );
  }
  return privateJson({ submission: held.id, publishAsked: true }, 202);
}
