"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { Refusal } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { focusMain } from "./focus-main.ts";
import { postSubmission } from "./post-submission.ts";

interface JoinFormProps {
  readonly submission: string;
  /** The published run of the same trajectories. */
  readonly run: string;
  readonly declarations: Readonly<Record<string, string>>;
}

/** Offers to lay the scores over the run whose trajectories they are of, instead of making a run of its own. */
export function JoinForm({ submission, run, declarations }: JoinFormProps) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function join() {
    startTransition(async () => {
      const facts = { ...declarations, rescore_of: run };
      const refused = await postSubmission(submission, "declarations", facts);
      setRefusal(refused);
      if (refused !== null) return;
      focusMain();
      router.refresh();
    });
  }

  return (
    <div data-needs-script>
      <p>
        Or let run {run} have these scores beside its own, as a re-score: an episode whose re-run
        does not bear its number out is then replay invalid and keeps the number as text.
      </p>
      <RefusalNote refusal={refusal} />
      <button type="button" className={buttons["button"]} disabled={isBusy} onClick={join}>
        Add the scores to run {run}
      </button>
    </div>
  );
}
