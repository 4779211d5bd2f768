"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import type { Refusal } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import styles from "#components/form/fields.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { focusMain } from "./focus-main.ts";
import { postSubmission } from "./post-submission.ts";

interface PasswordFormProps {
  readonly submission: string;
  /** Sent again with the password: all declarations are taken at once. */
  readonly declarations: Readonly<Record<string, string>>;
}

/** Gives the password of an encrypted archive, which is then read again. It is never shown again. */
export function PasswordForm({ submission, declarations }: PasswordFormProps) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("archive_password");
    if (typeof password !== "string") return;
    startTransition(async () => {
      const facts = { ...declarations, archive_password: password };
      const refused = await postSubmission(submission, "declarations", facts);
      setRefusal(refused);
      if (refused !== null) return;
      focusMain();
      router.refresh();
    });
  }

  return (
    <form data-needs-script onSubmit={give}>
      <div className={styles["field"]}>
        <label htmlFor="archive-password">Password of the archive</label>
        <input
          id="archive-password"
          name="archive_password"
          type="password"
          required
          maxLength={1000}
          autoComplete="off"
          aria-describedby="archive-password-hint"
        />
        <p id="archive-password-hint" className={styles["hint"]}>
          It is kept until this submission is published or discarded, shown to nobody, and then
          forgotten.
        </p>
      </div>
      <RefusalNote refusal={refusal} />
      <button type="submit" className={buttons["button"]} disabled={isBusy}>
        Read again with this password
      </button>
    </form>
  );
}
