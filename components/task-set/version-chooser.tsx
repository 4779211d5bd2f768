import styles from "#components/form/fields.module.css";
import type { VersionLine } from "#lib/view/task-set/version-line.ts";

interface VersionChooserProps {
  readonly path: string;
  readonly lines: readonly VersionLine[];
  readonly from: string;
  readonly to: string;
}

/** Chooses the two versions that are read apart; works without script. */
export function VersionChooser({ path, lines, from, to }: VersionChooserProps) {
  if (lines.length < 3) return null;
  return (
    <form action={path} method="get" className={styles["fields"]}>
      {(["from", "to"] as const).map((side) => (
        <div key={side} className={styles["field"]}>
          <label htmlFor={`version-${side}`}>{side === "from" ? "Before" : "After"}</label>
          <select id={`version-${side}`} name={side} defaultValue={side === "from" ? from : to}>
            {lines.map(({ hash, short, name }) => (
              <option key={hash} value={hash}>
                {name}, {short}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className={styles["field"]}>
        <button type="submit">Read apart</button>
      </div>
    </form>
  );
}
