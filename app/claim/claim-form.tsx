"use client";
import { useState, useTransition } from "react";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { forgetSecret, keptSecret } from "./kept-secret.ts";

const noSecret: Refusal = {
  title: "This address holds no link",
  detail: "Open the whole link that npm start printed, with the part behind the #.",
};

/** Claims ownership for the signed-in user. */
export function ClaimForm({ name }: { readonly name: string }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function claim() {
    const secret = keptSecret();
    if (secret === null) return setRefusal(noSecret);
    startTransition(async () => {
      const sent = await sendJson("POST", "/api/v1/ownership", { secret });
      if (sent.kind === "refused") return setRefusal(sent.refusal);
      forgetSecret();
      window.location.assign("/account");
    });
  }

  return (
    <div data-needs-script>
      <RefusalNote refusal={refusal} />
      <button type="button" className={buttons["main"]} disabled={isBusy} onClick={claim}>
        Make {name} an owner
      </button>
    </div>
  );
}
