"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { Refusal } from "#app/send-json.ts";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import styles from "#components/submit/secret-table.module.css";
import { SecretTable } from "#components/submit/secret-table.tsx";
import type { SecretsView } from "#lib/view/submission/submission-secrets.ts";
import { focusMain } from "./focus-main.ts";
import { postSubmission } from "./post-submission.ts";
import { SecretActions } from "./secret-actions.tsx";

interface SecretDecisionsProps {
  readonly submission: string;
  readonly view: SecretsView;
}

/** Redact or dismiss each possible secret, or all that are left. A decision may be changed until publishing is asked for. */
export function SecretDecisions({ submission, view }: SecretDecisionsProps) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function decide(choice: Readonly<Record<string, string>>) {
    startTransition(async () => {
      const refused = await postSubmission(submission, "secrets", choice);
      setRefusal(refused);
      if (refused !== null) return;
      if (choice["finding"] === "all") focusMain();
      router.refresh();
    });
  }
  function actions(finding: string, what: string) {
    return (
      <SecretActions
        what={what}
        isSpelledOut={finding === "all"}
        isBusy={isBusy}
        onRedact={() => decide({ finding, action: "redact" })}
        onDismiss={(reason) => decide({ finding, action: "dismiss", reason })}
      />
    );
  }

  return (
    <>
      <RefusalNote refusal={refusal} />
      {view.isOpen && (
        <div data-needs-script className={styles["all"]}>
          {actions("all", "all undecided")}
        </div>
      )}
      <SecretTable lines={view.lines} actions={({ id, rule }) => actions(id, rule)} />
    </>
  );
}
