import type { DateRecord } from "#lib/domain/record.ts";

/** A date as written, and what it dates. `sortText` is null when the text is no date that can be ordered. */
export interface DateCell {
  readonly text: string;
  readonly of: string;
  readonly sortText: string | null;
}

const order = ["run", "scoring", "submission"] as const;

/** The date nearest to the evidence: when it ran, else when it was scored, else when it was submitted. */
export function dateCell(dates: readonly DateRecord[]): DateCell {
  const [date] = order.flatMap((of) => dates.filter((one) => one.of === of));
  if (date === undefined) return { text: "unknown", of: "not in the archive", sortText: null };
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date.text);
  return {
    text: day === null ? date.text : day[0],
    of: date.of,
    sortText: day === null ? null : date.text,
  };
}
