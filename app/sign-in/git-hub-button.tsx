"use client";
import { useState, useTransition } from "react";
import { z } from "zod";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";

const Redirection = z.object({ url: z.url() });

/** Sends the visitor to GitHub, and back. */
export function GitHubButton({ next }: { readonly next: string }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function go() {
    startTransition(async () => {
      const body = { provider: "github", callbackURL: next, errorCallbackURL: "/sign-in" };
      const sent = await sendJson("POST", "/api/auth/sign-in/social", body);
      if (sent.kind === "refused") return setRefusal(sent.refusal);
      window.location.assign(Redirection.parse(JSON.parse(sent.body)).url);
    });
  }

  return (
    <div data-needs-script>
      <RefusalNote refusal={refusal} />
      <button type="button" className={buttons["button"]} disabled={isBusy} onClick={go}>
        Sign in with GitHub
      </button>
    </div>
  );
}
