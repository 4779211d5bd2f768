import type { GroupView } from "#lib/view/board/board-view.ts";
import styles from "./board-table.module.css";

interface GroupHeadingProps {
  readonly group: GroupView;
  readonly isFirst: boolean;
  readonly columns: number;
}

/** Why a group stands apart. The rows that the board ranks need no heading. */
export function GroupHeading({ group, isFirst, columns }: GroupHeadingProps) {
  if (group.kind === "ranked") return null;
  return (
    <tr className={isFirst ? styles["firstGroup"] : styles["group"]}>
      <th scope="rowgroup" colSpan={columns}>
        <b>{group.title}</b>
        {group.reasons.length > 0 && (
          <>
            {" – "}
            <bdi>{group.reasons.join("; ")}</bdi>
          </>
        )}
      </th>
    </tr>
  );
}
