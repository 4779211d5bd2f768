import type { CompareQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import type { CompareChoices } from "#lib/view/compare/compare-choices.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./compare.module.css";

interface CompareChooserProps {
  readonly choices: CompareChoices;
  readonly query: CompareQuery;
}

/** Chooses a board and runs of it; plain forms, so that they work without script and their answer can be shared. */
export function CompareChooser({ choices, query }: CompareChooserProps) {
  const { boards, board, runs, withoutEpisodes, fields } = choices;
  return (
    <section aria-labelledby="choose">
      <h2 id="choose">Choose runs</h2>
      <form className={styles["form"]} action={comparePath} method="get">
        <label>
          Board
          <select className="field" name="board" key={board} defaultValue={board}>
            {boards.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button className="button" type="submit">
          Show its runs
        </button>
      </form>
      {runs.length > 0 && (
        <form className={styles["form"]} action={comparePath} method="get">
          {fields.map(({ key, name, label, chosen }) => (
            <label key={key}>
              {label}
              <select className="field" name={name} defaultValue={chosen ?? ""}>
                <option value="">none</option>
                {runs.map((run) => (
                  <option key={run.value} value={run.value}>
                    {run.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {query.ignoreRulers && <input type="hidden" name="ignore" value="1" />}
          <button className="button" type="submit">
            Compare
          </button>
        </form>
      )}
      {board !== "" && runs.length < 2 && (
        <p className="muted">This board holds {counted(runs.length, "run")} with episodes.</p>
      )}
      {withoutEpisodes > 0 && (
        <p className="muted">
          {counted(withoutEpisodes, "row")} of this board are figures without episodes: there is
          nothing to pair.
        </p>
      )}
    </section>
  );
}
