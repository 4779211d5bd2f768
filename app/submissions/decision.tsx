"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { Refusal } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import styles from "#components/submit/decision.module.css";
import { DiscardButton } from "./discard-button.tsx";
import { focusMain } from "./focus-main.ts";
import { postSubmission } from "./post-submission.ts";

interface DecisionProps {
  readonly submission: string;
  /** Why it cannot be published as it is; null when it can. */
  readonly obstacle: string | null;
  /** What the first button says; null where there is nothing to publish or send. */
  readonly act: string | null;
  /** Whether whoever looks may discard it. */
  readonly discards: boolean;
}

/** Publish, send for review or discard. */
export function Decision({ submission, obstacle, act: word, discards }: DecisionProps) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function act(action: "publish" | "discard") {
    startTransition(async () => {
      const refused = await postSubmission(submission, action);
      setRefusal(refused);
      if (refused !== null) return;
      focusMain();
      router.refresh();
    });
  }

  return (
    <>
      <RefusalNote refusal={refusal} />
      {obstacle !== null && <p>{obstacle}</p>}
      <div className={styles["row"]} data-needs-script>
        {word !== null && (
          <button
            type="button"
            className={buttons["main"]}
            disabled={isBusy || obstacle !== null}
            onClick={() => act("publish")}
          >
            {word}
          </button>
        )}
        {discards && <DiscardButton isBusy={isBusy} onDiscard={() => act("discard")} />}
      </div>
    </>
  );
}
