"use client";
import { type FormEvent, type ReactNode, useId, useState, useTransition } from "react";
import buttons from "#components/form/button.module.css";
import styles from "#components/form/fields.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { fieldText } from "./field-text.ts";
import { type Refusal, sendJson } from "./send-json.ts";

interface AccountFormProps {
  readonly action: string;
  /** Names of the fields that are sent. */
  readonly fields: readonly string[];
  /** The place to go to once it is done. */
  readonly next: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A form that signs somebody in. The next page is loaded anew: nothing kept from before may be shown. */
export function AccountForm({ action, fields, next, label, children }: AccountFormProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = Object.fromEntries(fields.map((name) => [name, fieldText(form, name)]));
    startTransition(async () => {
      const sent = await sendJson("POST", action, body);
      if (sent.kind === "done") window.location.assign(next);
      else setRefusal(sent.refusal);
    });
  }

  return (
    <form id={id} data-needs-script onSubmit={send}>
      <div className={styles["fields"]}>{children}</div>
      <RefusalNote refusal={refusal} />
      <button type="submit" className={buttons["main"]} disabled={isBusy}>
        {label}
      </button>
    </form>
  );
}
