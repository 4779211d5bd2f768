"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState, useTransition } from "react";
import { fieldText } from "#app/field-text.ts";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import styles from "#components/form/fields.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { focusMain } from "./focus-main.ts";

/** Sends a submission back to its submitter. */
export function ReturnForm({ submission }: { readonly submission: string }) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const comment = fieldText(new FormData(event.currentTarget), "comment");
    startTransition(async () => {
      const sent = await sendJson("POST", `/api/v1/submissions/${submission}/return`, { comment });
      setRefusal(sent.kind === "refused" ? sent.refusal : null);
      if (sent.kind === "refused") return;
      focusMain();
      router.refresh();
    });
  }

  return (
    <form data-needs-script onSubmit={send}>
      <div className={styles["field"]}>
        <label htmlFor={id}>What has to be mended first</label>
        <textarea id={id} name="comment" rows={3} required maxLength={5000} />
      </div>
      <RefusalNote refusal={refusal} />
      <button type="submit" className={buttons["button"]} disabled={isBusy}>
        Return it with this comment
      </button>
    </form>
  );
}
