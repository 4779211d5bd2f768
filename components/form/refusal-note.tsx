import styles from "./refusal-note.module.css";

interface RefusalNoteProps {
  readonly refusal: { readonly title: string; readonly detail: string } | null;
}

/** Why the server did not do what was asked, in its own words. */
export function RefusalNote({ refusal }: RefusalNoteProps) {
  if (refusal === null) return null;
  return (
    <p role="alert" className={styles["note"]}>
      <b>{refusal.title}.</b> {refusal.detail}
    </p>
  );
}
