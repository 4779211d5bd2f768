"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { fieldText } from "#app/field-text.ts";
import { type Refusal, sendJson } from "#app/send-json.ts";
import buttons from "#components/form/button.module.css";
import styles from "#components/form/fields.module.css";
import { RefusalNote } from "#components/form/refusal-note.tsx";
import { TextField } from "#components/form/text-field.tsx";

interface RoleFormProps {
  readonly boards: readonly { readonly slug: string; readonly title: string }[];
}

const everyBoard = "";

/** Names or unnames a maintainer of a board, or an owner of all. */
export function RoleForm({ boards }: RoleFormProps) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, startTransition] = useTransition();

  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const board = fieldText(form, "board");
    const body = { email: fieldText(form, "role_email"), is: fieldText(form, "is") === "yes" };
    const url = board === everyBoard ? "/api/v1/owners" : `/api/v1/boards/${board}/maintainers`;
    startTransition(async () => {
      const sent = await sendJson("POST", url, body);
      setRefusal(sent.kind === "refused" ? sent.refusal : null);
      if (sent.kind === "done") router.refresh();
    });
  }

  return (
    <form data-needs-script onSubmit={give}>
      <div className={styles["fields"]}>
        <TextField
          name="role_email"
          label="E-mail of the account"
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <div className={styles["field"]}>
          <label htmlFor="role-board">Role</label>
          <select id="role-board" name="board">
            {boards.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                maintainer of {title}
              </option>
            ))}
            <option value={everyBoard}>owner of this site</option>
          </select>
        </div>
        <div className={styles["field"]}>
          <label htmlFor="role-is">From now on</label>
          <select id="role-is" name="is">
            <option value="yes">has it</option>
            <option value="no">has it no longer</option>
          </select>
        </div>
      </div>
      <RefusalNote refusal={refusal} />
      <button type="submit" className={buttons["button"]} disabled={isBusy}>
        Set the role
      </button>
    </form>
  );
}
