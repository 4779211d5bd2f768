import type { AuditAction } from "#lib/domain/access/audit-action.ts";
import { minuteText } from "../words/minute-text.ts";

interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface AuditLine {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  /** The particulars, `before: direct, after: open`; empty when there are none. */
  readonly detail: string;
}

/** An entry of the audit log as a line of text. */
export function auditLine({ id, at, actor, action, target, detail }: AuditRow): AuditLine {
  return {
    id,
    at: minuteText(at),
    actor,
    action: action.replaceAll("_", " "),
    target,
    detail: Object.entries(detail)
      .map(
        ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
      )
      .join(", "),
  };
}
