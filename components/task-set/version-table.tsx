import styles from "#components/maintain/wrapped-table.module.css";
import { runPath } from "#lib/url/page-path.ts";
import type { VersionLine } from "#lib/view/task-set/version-line.ts";

interface VersionTableProps {
  readonly lines: readonly VersionLine[];
}

/** Runs beyond this are counted, not listed. */
const listedRuns = 12;

/** The versions of a task set, and which runs used which. */
export function VersionTable({ lines }: VersionTableProps) {
  return (
    <table className={styles["table"]}>
      <caption>Versions, by what their tasks are scored by</caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Content, sha256</th>
          <th scope="col">From</th>
          <th scope="col">Runs</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ hash, short, name, source, runs }) => (
          <tr key={hash}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <code title={hash}>{short}</code>
            </td>
            <td>
              <bdi>{source}</bdi>
            </td>
            <td>
              {runs.length === 0 && "none"}
              {runs.slice(0, listedRuns).map(({ id, label }, at) => (
                <span key={id}>
                  {at > 0 && ", "}
                  <a href={runPath(id)}>
                    <bdi>{label}</bdi>
                  </a>
                </span>
              ))}
              {runs.length > listedRuns && ` and ${runs.length - listedRuns} more`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
