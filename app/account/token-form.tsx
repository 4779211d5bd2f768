"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { z } from "zod";
import { fieldText } from "#app/field-text.ts";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import styles from "#components/form/fields.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { TextField } from "#components/form/text-field.tsx";
import { type TokenScope, tokenScopes } from "#lib/domain/access/token-scope.ts";

const Made = z.object({ name: z.string(), secret: z.string() });

const scopeWords: Readonly<Record<TokenScope, string>> = {
  submit: "submit runs",
  maintain: "maintain the boards that I maintain",
};

/** Makes a token and shows its secret, once. */
export function TokenForm() {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [made, setMade] = useState<z.infer<typeof Made> | null>(null);
  const [isBusy, startTransition] = useTransition();

  function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { name: fieldText(form, "token_name"), scopes: form.getAll("scopes") };
    startTransition(async () => {
      const sent = await sendJson("POST", "/api/v1/tokens", body);
      setRefusal(sent.kind === "refused" ? sent.refusal : null);
      if (sent.kind === "refused") return;
      setMade(Made.parse(JSON.parse(sent.body)));
      router.refresh();
    });
  }

  return (
    <form data-needs-script onSubmit={make}>
      <h3>A new token</h3>
      <div className={styles["fields"]}>
        <TextField name="token_name" label="Name of the token" autoComplete="off" maxLength={100} />
      </div>
      <fieldset className={styles["choices"]}>
        <legend>It may</legend>
        {tokenScopes.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              name="scopes"
              value={scope}
              defaultChecked={scope === "submit"}
            />{" "}
            {scopeWords[scope]}
          </label>
        ))}
      </fieldset>
      <RefusalNote refusal={refusal} />
      <div role="status">
        {made !== null && (
          <p className="say">
            The secret of {made.name}, shown only now: <code>{made.secret}</code>
          </p>
        )}
      </div>
      <button type="submit" className={buttons["button"]} disabled={isBusy}>
        Make a token
      </button>
    </form>
  );
}
