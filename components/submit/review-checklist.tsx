import styles from "./review-checklist.module.css";

/** What a person looks through before publishing: no scan can know what may be shown. */
export function ReviewChecklist({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <fieldset className={styles["list"]}>
      <legend>Look through before publishing</legend>
      <p className="sub">
        The scan above finds what looks like a secret. Whether the rest may be shown, only you can
        say; the boxes are for you and are not kept.
      </p>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" /> {item}
        </label>
      ))}
    </fieldset>
  );
}
