"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { fieldText } from "#app/field-text.ts";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import styles from "#components/form/fields.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { type SubmissionPolicy, submissionPolicies } from "#lib/domain/access/submission-policy.ts";

const sentences: Readonly<Record<SubmissionPolicy, string>> = {
  direct: "Direct: whoever submits publishes",
  open: "Open: anybody submits, a maintainer approves",
  closed: "Closed: only accounts submit, a maintainer approves",
};

/** Says who may submit, and who decides. */
export function PolicyForm({ policy }: { readonly policy: SubmissionPolicy }) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function set(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { policy: fieldText(new FormData(event.currentTarget), "policy") };
    startTransition(async () => {
      const sent = await sendJson("PUT", "/api/v1/policy", body);
      setRefusal(sent.kind === "refused" ? sent.refusal : null);
      if (sent.kind === "done") router.refresh();
    });
  }

  return (
    <form data-needs-script onSubmit={set}>
      <fieldset className={styles["choices"]}>
        <legend>Submissions</legend>
        {submissionPolicies.map((one) => (
          <label key={one}>
            <input type="radio" name="policy" value={one} defaultChecked={one === policy} />{" "}
            {sentences[one]}
          </label>
        ))}
      </fieldset>
      <RefusalNote refusal={refusal} />
      <button type="submit" className={buttons["button"]} disabled={isBusy}>
        Set the policy
      </button>
    </form>
  );
}
