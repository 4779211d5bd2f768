import { z } from "zod";
import { type Correction, correctionKinds } from "#lib/domain/correction/correction.ts";
import { relabelledNames } from "#lib/domain/correction/correction-change.ts";
import { correctionFault } from "#lib/domain/correction/correction-fault.ts";
import { costBases } from "#lib/domain/ledger/cost.ts";
import { correctionId } from "#lib/identity/correction-id.ts";

const text = z.string().trim().min(1);
const target = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("run"), run: text }),
  z.strictObject({
    kind: z.literal("episodes"),
    run: text,
    episodes: z.array(z.strictObject({ task: z.string(), trial: z.number().int().min(0) })).min(1),
  }),
  z.strictObject({ kind: z.literal("figure"), run: text, metric: text }),
  z.strictObject({ kind: z.literal("task"), benchmark: text, taskSet: text, task: text }),
  z.strictObject({ kind: z.literal("task_set"), benchmark: text, taskSet: text }),
  z.strictObject({ kind: z.literal("board"), board: text }),
  z.strictObject({ kind: z.literal("edition"), board: text, number: z.number().int().min(1) }),
]);

const lexeme = z.string().nullable();
const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("cost_basis"), basis: z.enum(costBases) }),
  z.strictObject({
    kind: z.literal("names"),
    names: z.partialRecord(z.enum(relabelledNames), lexeme),
  }),
  z.strictObject({ kind: z.literal("excludes_episodes") }),
  z.strictObject({ kind: z.literal("answers"), correction: text }),
]);
const said = z.strictObject({
  kind: z.enum(correctionKinds),
  target,
  reason: text,
  evidence: z.array(z.url()),
  author: text,
  role: text,
  createdAt: z.iso.datetime({ precision: 3 }),
  supersedes: z
    .string()
    .regex(/^c_[0-9a-f]{20}$/)
    .nullable(),
  effect: z.strictObject({ before: lexeme, after: lexeme }).nullable(),
  change: change.exactOptional(),
});

/** One correction of a file with its id; a stated id must be that of what it says. */
const correction = said.extend({ id: z.string().optional() }).transform((row, context) => {
  const { id, ...rest } = row;
  const computed = correctionId(rest);
  if (id !== undefined && id !== computed) {
    context.addIssue({ code: "custom", message: `${id} says what ${computed} stands for` });
  }
  const fault = correctionFault(rest);
  if (fault !== null) context.addIssue({ code: "custom", message: fault });
  return { ...rest, id: computed };
});

type Parsed =
  | { readonly kind: "corrections"; readonly corrections: readonly Correction[] }
  | { readonly kind: "refused"; readonly reason: string };

/** Reads one correction or a list of them, as `assay correction export` writes them. */
export function correctionFile(json: unknown): Parsed {
  const read = z.array(correction).safeParse(Array.isArray(json) ? json : [json]);
  if (read.success) return { kind: "corrections", corrections: read.data };
  return { kind: "refused", reason: z.prettifyError(read.error) };
}
