"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import type { Refusal } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { DeclarationFields } from "#components/submit/declaration-fields.tsx";
import type { AskField } from "#lib/view/submission/submission-asks.ts";
import { focusMain } from "./focus-main.ts";
import { postSubmission } from "./post-submission.ts";

interface DeclareFormProps {
  readonly submission: string;
  readonly fields: readonly AskField[];
  readonly runs: number;
}

/** States what the archive does not say; the archive is then read again with it. */
export function DeclareForm({ submission, fields, runs }: DeclareFormProps) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function declare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const facts = factsOf(new FormData(event.currentTarget));
    startTransition(async () => {
      const refused = await postSubmission(submission, "declarations", facts);
      setRefusal(refused);
      if (refused !== null) return;
      focusMain();
      router.refresh();
    });
  }

  return (
    <form data-needs-script onSubmit={declare}>
      <DeclarationFields fields={fields} runs={runs} />
      <RefusalNote refusal={refusal} />
      <button type="submit" className={buttons["button"]} disabled={isBusy}>
        Declare and read again
      </button>
    </form>
  );
}

/** An empty field declares nothing. */
function factsOf(form: FormData): Readonly<Record<string, string>> {
  const facts = new Map<string, string>();
  for (const [name, value] of form) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text !== "") facts.set(name, text);
  }
  return Object.fromEntries(facts);
}
