"use client";
import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import {
  type BoardSort,
  formatBoardQuery,
  openingAddresses,
  sortedBy,
} from "#lib/url/board-query.ts";
import { address } from "#lib/url/search-params.ts";
import { unpackGroups } from "#lib/view/board/packed-groups.ts";
import { BoardHead } from "./board-head.tsx";
import { BoardRowLine } from "./board-row-line.tsx";
import styles from "./board-table.module.css";
import { GroupHeading } from "./group-heading.tsx";
import { rowsInOrder } from "./rows-in-order.ts";
import { useLocalBoardQuery } from "./use-board-query.ts";
import { useColumns } from "./use-columns.ts";
import { useEscape } from "./use-escape.ts";

interface BoardTableProps {
  readonly path: string;
  readonly caption: string;
  /** Packed by `packGroups`. */
  readonly packed: string;
  /** The open row's details, rendered on the server; null when no row is open. */
  readonly detail: ReactNode;
}

/** The board. The address is its only state: rows come ordered for it, and a sort only changes the address. */
export function BoardTable({ path, caption, packed, detail }: BoardTableProps) {
  const [query, change] = useLocalBoardQuery(path);
  const router = useRouter();
  const groups = useMemo(() => unpackGroups(packed), [packed]);
  const order = `${query.sort}-${query.dir}`;
  const shown = useMemo(() => rowsInOrder(groups, order), [groups, order]);
  const columns = useColumns(query.cols);
  const hrefOf = openingAddresses(path, query);
  const closed = address(path, formatBoardQuery({ ...query, open: "" }));

  useEscape(query.open, closed);

  function sort(event: MouseEvent<HTMLAnchorElement>, key: BoardSort) {
    if (hasModifier(event) || groups.some(({ orders }) => orders === null)) return;
    event.preventDefault();
    change(sortedBy(query, key));
  }

  function toggle(event: MouseEvent<HTMLAnchorElement>, href: string) {
    if (hasModifier(event)) return;
    event.preventDefault();
    router.push(href, { scroll: false });
  }

  return (
    <table className={styles["board"]}>
      <caption className="visually-hidden">{caption}</caption>
      <BoardHead path={path} query={query} columns={columns} onSort={sort} />
      {shown.map(({ group, rows }, place) => (
        <tbody key={group.id}>
          <GroupHeading group={group} isFirst={place === 0} columns={columns.length + 2} />
          {rows.map((row) => {
            const isOpen = row.id === query.open && detail !== null;
            const href = isOpen ? closed : hrefOf(row.id);
            return (
              <BoardRowLine
                key={row.id}
                row={row}
                columns={columns}
                href={href}
                detail={isOpen ? detail : null}
                onToggle={(event) => toggle(event, href)}
              />
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
