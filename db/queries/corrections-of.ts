import { type SQL, sql } from "drizzle-orm";
import type { Correction } from "#lib/domain/correction/correction.ts";
import type { CorrectionSubject } from "#lib/domain/correction/correction-subject.ts";
import type { Database } from "../database.ts";
import { corrections } from "../schema/index.ts";
import { listCorrections } from "./list-corrections.ts";

/** Every correction of one subject, the superseded ones too, the oldest first. */
export function correctionsOf(
  db: Database,
  subject: CorrectionSubject,
): Promise<readonly Correction[]> {
  return listCorrections(db, ofSubject(subject));
}

function ofSubject(subject: CorrectionSubject): SQL {
  if (subject.kind === "run") return sql`${corrections.target}->>'run' = ${subject.run}`;
  return sql`${corrections.target} = ${JSON.stringify(subject)}::jsonb`;
}
