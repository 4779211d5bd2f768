"use client";
import { useState, useTransition } from "react";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";

/** Ends this browser's session. */
export function SignOut() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function end() {
    startTransition(async () => {
      const sent = await sendJson("POST", "/api/auth/sign-out", {});
      if (sent.kind === "done") window.location.assign("/");
      else setRefusal(sent.refusal);
    });
  }

  return (
    <div data-needs-script>
      <RefusalNote refusal={refusal} />
      <button type="button" className={buttons["button"]} disabled={isBusy} onClick={end}>
        Sign out
      </button>
    </div>
  );
}
