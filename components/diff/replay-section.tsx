import type { ReplayLine, ReplayView } from "#lib/view/replay/replay-view.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./diff.module.css";

interface ReplaySectionProps {
  readonly view: ReplayView;
  /** Episodes of a side that were not looked at here; 0 when all were. */
  readonly leftOut: number;
}

/** Whether the re-run of the same calls may stand in for the recording, episode by episode. */
export function ReplaySection({ view, leftOut }: ReplaySectionProps) {
  return (
    <section aria-labelledby="replay">
      <h2 id="replay">Replay</h2>
      <p className="say">{view.sentence}.</p>
      <p className="sub">
        Both runs hold the same messages and calls, so the results of the calls can be held against
        each other. A re-run whose tools are gone, or in which a call that succeeded now fails, is
        no score, whatever number it returns.
      </p>
      {view.copies !== null && (
        <p className={styles["warning"]} role="note">
          {view.copies}
        </p>
      )}
      {view.absentTools.length > 0 && (
        <p className={styles["warning"]} role="note">
          The re-run did not find {counted(view.absentTools.length, "tool")}:{" "}
          {view.absentTools.join(", ")}.
        </p>
      )}
      {view.uses.length > 0 && (
        <>
          <p>Differences of writing that do not count here, each declared:</p>
          <ul>
            {view.uses.map(({ name, text }) => (
              <li key={name}>
                {name}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <ReplayTable view={view} />
      {view.alone !== null && <p>{view.alone}</p>}
      {leftOut > 0 && (
        <p>
          {counted(leftOut, "more episode")} of the larger run {leftOut === 1 ? "was" : "were"} not
          compared on this page; the command line compares all.
        </p>
      )}
    </section>
  );
}

function ReplayTable({ view }: { readonly view: ReplayView }) {
  return (
    <table className={styles["replay"]}>
      <caption>
        {view.more > 0
          ? `The first ${view.lines.length} of ${view.lines.length + view.more}, those that are not valid first`
          : "Every re-run episode, those that are not valid first"}
      </caption>
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">Verdict</th>
          <th scope="col">Drift</th>
          <th scope="col">First divergence</th>
          <th scope="col">Needed tools</th>
        </tr>
      </thead>
      <tbody>
        {view.lines.map((line) => (
          <ReplayRow key={`${line.task} ${line.trial}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function ReplayRow({ line }: { readonly line: ReplayLine }) {
  const { results } = line;
  return (
    <tr>
      <th scope="row">
        <bdi>{line.task}</bdi>
        <span className={styles["second"]}>trial {line.trial}</span>
      </th>
      <td data-name="Verdict">
        {line.verdict}
        {line.why !== null && <span className={styles["second"]}>{line.why}</span>}
      </td>
      <td data-name="Drift">{line.drift}</td>
      <td data-name="First divergence">
        {line.divergence ?? "none"}
        {results !== null && (
          <details className={styles["results"]}>
            <summary>Both results</summary>
            <bdi>Recorded: {results.recorded}</bdi>
            <br />
            <bdi>Re-run: {results.rerun}</bdi>
          </details>
        )}
      </td>
      <td data-name="Needed tools">
        {line.missing.length > 0 && (
          <span className={styles["missing"]}>missing: {line.missing.join(", ")}</span>
        )}
        <details>
          <summary>{counted(line.needed.length, "tool")}</summary>
          <bdi>{line.needed.join(", ")}</bdi>
        </details>
      </td>
    </tr>
  );
}
