"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";

interface RevokeTokenProps {
  readonly id: string;
  readonly name: string;
}

/** Ends a token for good. */
export function RevokeToken({ id, name }: RevokeTokenProps) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function revoke() {
    startTransition(async () => {
      const sent = await sendJson("DELETE", `/api/v1/tokens/${id}`);
      if (sent.kind === "done") router.refresh();
      else setRefusal(sent.refusal);
    });
  }

  return (
    <>
      <RefusalNote refusal={refusal} />
      <button
        type="button"
        className={buttons["button"]}
        aria-label={`Revoke ${name}`}
        disabled={isBusy}
        onClick={revoke}
      >
        Revoke
      </button>
    </>
  );
}
