import type { AuditLine } from "#lib/view/maintain/audit-line.ts";
import styles from "./wrapped-table.module.css";

/** Who changed what, newest first. */
export function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  if (lines.length === 0) return <p className="sub">Nothing was changed yet.</p>;
  return (
    <table className={styles["table"]}>
      <caption>Every change, newest first. Nothing here can be changed or removed.</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Did</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, at, actor, action, target, detail }) => (
          <tr key={id}>
            <td>{at}</td>
            <td>
              <bdi>{actor}</bdi>
            </td>
            <td>{action}</td>
            <td>
              <bdi>{target}</bdi>
              {detail !== "" && (
                <>
                  , <bdi>{detail}</bdi>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
