"use client";
import { type FormEvent, useId, useRef, useState } from "react";
import buttons from "#components/form/button.module.css";
import fields from "#components/form/fields.module.css";
import styles from "#components/submit/decision.module.css";

interface SecretActionsProps {
  /** What the decision is about, for whoever hears a button alone. */
  readonly what: string;
  /** True where the buttons have no row of their own to say it. */
  readonly isSpelledOut?: boolean;
  readonly isBusy: boolean;
  readonly onRedact: () => void;
  readonly onDismiss: (reason: string) => void;
}

/** Redact at once, or dismiss for a reason that is asked in its own place; the focus goes along and comes back. */
export function SecretActions({ what, isSpelledOut = false, isBusy, ...on }: SecretActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef(false);
  const id = useId();

  function focusWhenAsked(control: HTMLElement | null) {
    if (asked.current) control?.focus();
  }
  function ask(asks: boolean) {
    asked.current = true;
    setIsAsking(asks);
  }
  function dismiss(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get("reason");
    if (typeof reason !== "string") return;
    ask(false);
    on.onDismiss(reason);
  }

  if (!isAsking) {
    return (
      <div className={styles["row"]}>
        <button
          type="button"
          className={buttons["button"]}
          aria-label={`Redact ${what}`}
          disabled={isBusy}
          onClick={on.onRedact}
        >
          {isSpelledOut ? `Redact ${what}` : "Redact"}
        </button>
        <button
          key="ask"
          ref={focusWhenAsked}
          type="button"
          className={buttons["button"]}
          aria-label={`Dismiss ${what}`}
          disabled={isBusy}
          onClick={() => ask(true)}
        >
          {isSpelledOut ? `Dismiss ${what}` : "Dismiss"}
        </button>
      </div>
    );
  }
  return (
    <form onSubmit={dismiss}>
      <div className={fields["field"]}>
        <label htmlFor={id}>Why it may be published as it stands</label>
        <input
          id={id}
          ref={focusWhenAsked}
          name="reason"
          type="text"
          required
          maxLength={500}
          pattern=".*\S.*"
          autoComplete="off"
        />
      </div>
      <div className={styles["row"]}>
        <button type="submit" className={buttons["button"]} disabled={isBusy}>
          Dismiss with this reason
        </button>
        <button type="button" className={buttons["button"]} onClick={() => ask(false)}>
          Cancel
        </button>
      </div>
    </form>
  );
}
