"use client";
import { useRef, useState } from "react";
import buttons from "#components/form/button.module.css";

interface DiscardButtonProps {
  readonly isBusy: boolean;
  readonly onDiscard: () => void;
}

/** Asks once more in its own place before anything is removed; the focus goes along and comes back. */
export function DiscardButton({ isBusy, onDiscard }: DiscardButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef(false);

  function focusWhenAnswered(button: HTMLButtonElement | null) {
    if (asked.current) button?.focus();
  }
  function ask(asks: boolean) {
    asked.current = true;
    setIsAsking(asks);
  }

  if (!isAsking) {
    return (
      <button
        key="discard"
        ref={focusWhenAnswered}
        type="button"
        className={buttons["button"]}
        disabled={isBusy}
        onClick={() => ask(true)}
      >
        Discard
      </button>
    );
  }
  return (
    <>
      <p id="discard-question">Discard it? Neither the archive nor its report is kept.</p>
      <button
        key="yes"
        type="button"
        className={buttons["button"]}
        disabled={isBusy}
        aria-describedby="discard-question"
        onClick={onDiscard}
      >
        Yes, discard
      </button>
      <button
        key="no"
        ref={focusWhenAnswered}
        type="button"
        className={buttons["button"]}
        disabled={isBusy}
        aria-describedby="discard-question"
        onClick={() => ask(false)}
      >
        Keep it
      </button>
    </>
  );
}
