import type { DiffQuery } from "#lib/url/diff-query.ts";
import type { DiffChoice } from "#lib/view/diff/diff-choices.ts";
import styles from "./diff.module.css";

interface DiffChooserProps {
  readonly path: string;
  readonly choices: readonly DiffChoice[];
  readonly query: DiffQuery;
}

/** Chooses both sides; a plain form, so that it works without script and its answer can be shared. */
export function DiffChooser({ path, choices, query }: DiffChooserProps) {
  if (choices.length < 2) return null;
  return (
    <section aria-labelledby="sides">
      <h2 id="sides">Compare other sides</h2>
      <form className={styles["chooser"]} action={path} method="get">
        <Side name="from" label="Before" choices={choices} chosen={query.from} />
        <Side name="to" label="After" choices={choices} chosen={query.to} />
        <button className="button" type="submit">
          Compare
        </button>
      </form>
    </section>
  );
}

interface SideProps {
  readonly name: "from" | "to";
  readonly label: string;
  readonly choices: readonly DiffChoice[];
  readonly chosen: string;
}

function Side({ name, label, choices, chosen }: SideProps) {
  return (
    <label className={styles["side"]}>
      {label}
      <select className="field" name={name} defaultValue={chosen}>
        {choices.map(({ value, label: text, rows }) => (
          <option key={value} value={value}>
            {rows === 1 ? text : `${text}, ${rows} rows`}
          </option>
        ))}
      </select>
    </label>
  );
}
