import type { PartReading } from "../measurement.ts";
import type { ReportedCheck } from "../run-summary.ts";

/** A row of figures without episodes, as one archive of a board holds it. */
export interface ReportedRow {
  /** The folder's name or the run's own id: what joins a row to itself in another archive. */
  readonly id: string;
  readonly label: string;
  readonly listed: boolean;
  readonly unlistedReason: string | null;
  readonly benchmark: string;
  readonly taskSet: string;
  readonly parts: readonly PartReading[];
  /** Metric to the archived decimal lexeme; null where the archive holds null, no key where it holds nothing. */
  readonly figures: Readonly<Record<string, string | null>>;
  /** Metric to the unit of its figure; left out where nobody asks for a denominator. */
  readonly units?: Readonly<Record<string, ReportedCheck["unit"]>>;
}
