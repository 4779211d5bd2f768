import styles from "#components/maintain/wrapped-table.module.css";
import { submissionPath } from "#lib/url/page-path.ts";
import type { SubmissionListLine } from "#lib/view/submission/submission-list-line.ts";

interface SubmissionListProps {
  readonly caption: string;
  readonly lines: readonly SubmissionListLine[];
}

/** Submissions with what has become of each. */
export function SubmissionList({ caption, lines }: SubmissionListProps) {
  return (
    <table className={styles["table"]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Archive</th>
          <th scope="col">State</th>
          <th scope="col">Boards</th>
          <th scope="col">From</th>
          <th scope="col">Received</th>
          <th scope="col">Last change</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, fileName, state, boards, submitter, received, changed, comment }) => (
          <tr key={id}>
            <th scope="row">
              <a href={submissionPath(id)}>
                <bdi>{fileName}</bdi>
              </a>
            </th>
            <td>
              {state}
              {comment !== null && (
                <>
                  : <bdi>{comment}</bdi>
                </>
              )}
            </td>
            <td>{boards}</td>
            <td>
              <bdi>{submitter}</bdi>
            </td>
            <td>{received}</td>
            <td>{changed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
