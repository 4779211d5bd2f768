import { z } from "zod";
import { modes } from "#lib/domain/measurement.ts";
import { replayValidities } from "#lib/domain/replay/replay-evidence.ts";
import { rescoreSources } from "#lib/domain/replay/rescore-record.ts";

/** Text that may be unknown: left out, or null. */
const text = z.string().min(1).nullish();
const count = z.int().nonnegative();
/** The writer's own fields: kept in the archive, never read. */
const extra = z.record(z.string(), z.unknown()).optional();

const Of = z
  .strictObject({
    run: z
      .string()
      .regex(/^r_[0-9a-f]{20}$/, "a run's id is r_ and 20 hex digits, as its page shows it")
      .nullish(),
    archive_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, "a sha256 is 64 hex digits in lower case")
      .nullish(),
    native_id: text,
    task_set: text,
  })
  .refine(({ run, archive_sha256 }) => (run ?? archive_sha256 ?? null) !== null, {
    message: "name the run (its id, r_...) or the sha256 of its archive",
  });

const Measurement = z.strictObject({
  scorer: text,
  scorer_version: text,
  task_set_version: text,
  mode: z.enum(modes).nullish(),
  user_simulator: text,
  reward_basis: text,
});

/** The first line of a file: which run, which ruler, and what the re-grade printed. */
export const Header = z
  .strictObject({
    rescore: z.literal("rescore/1"),
    of: Of,
    source: z.enum(rescoreSources),
    measurement: Measurement,
    normalizations: z.array(z.string().min(1)).max(100).nullish(),
    number_returned: z.number().nullish(),
    tool: text,
    extra,
  })
  .meta({ title: "Header", description: "The first line: one ruler for the episodes of one run." });
export type Header = z.infer<typeof Header>;

const place = { task: z.string().min(1), trial: count.optional() };

/** One episode: whether its replay may stand for it, what shows that, and the number returned. */
export const Episode = z
  .strictObject({
    ...place,
    validity: z.enum(replayValidities),
    value: z.number().nullish(),
    status: text,
    reason: text,
    missing_tools: z.array(z.string().min(1)).nullish(),
    drift: z
      .strictObject({ differing: count, checked: count })
      .refine(({ differing, checked }) => differing <= checked, {
        message: "no more calls can differ than were checked",
      })
      .nullish(),
    first_divergence: z
      .strictObject({
        call: count,
        tool: z.string().min(1),
        recorded: z.string().nullish(),
        replayed: z.string().nullish(),
      })
      .nullish(),
    first_failing_call: z
      .strictObject({ index: count.nullish(), name: z.string().min(1), message: text })
      .nullish(),
    evidence: z.array(z.string()).optional(),
    extra,
  })
  .meta({ title: "Episode", description: "One re-graded episode." });
export type Episode = z.infer<typeof Episode>;

/** The old rule on the old and on the migrated record of one episode: no part of the rule's change. */
export const MigrationLine = z
  .strictObject({
    migration_check: z.strictObject({
      ...place,
      old: z.number().nullable(),
      migrated: z.number().nullable(),
    }),
  })
  .meta({ title: "Migration check", description: "One rule on the old and the migrated record." });

/** One line of a file: what public/schemas/assay-rescore.schema.json is written from. */
export const Line = z.union([Header, Episode, MigrationLine]);
