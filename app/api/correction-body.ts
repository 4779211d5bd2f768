import { z } from "zod";
import type { CorrectionKind, CorrectionTarget } from "#lib/domain/correction/correction.ts";
import { correctionKinds } from "#lib/domain/correction/correction.ts";
import type { CorrectionChange } from "#lib/domain/correction/correction-change.ts";
import { costBases } from "#lib/domain/ledger/cost.ts";

const id = z.string().min(1).max(300);
const task = z.string().min(1).max(1024);
const trial = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const target = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("run"), run: id }),
  z.strictObject({
    kind: z.literal("episodes"),
    run: id,
    episodes: z.array(z.strictObject({ task, trial })).min(1).max(500),
  }),
  z.strictObject({ kind: z.literal("figure"), run: id, metric: id }),
  z.strictObject({ kind: z.literal("task"), benchmark: id, taskSet: id, task }),
  z.strictObject({ kind: z.literal("task_set"), benchmark: id, taskSet: id }),
  z.strictObject({ kind: z.literal("board"), board: id }),
  z.strictObject({ kind: z.literal("edition"), board: id, number: z.number().int().min(1) }),
]);

/** Maintainers write these; a submitter's reply and dispute have an address of their own. */
const kind = z.enum(correctionKinds).exclude(["reply", "dispute"]);
export const correctionReason = z.string().trim().min(1).max(5000);
const name = z.string().trim().min(1).max(300).nullable().optional();

const parts = {
  kind,
  target,
  evidence: z
    .array(z.url({ protocol: /^https?$/ }).max(2000))
    .max(20)
    .default([]),
  supersedes: z
    .string()
    .regex(/^c_[0-9a-f]{20}$/)
    .nullable()
    .default(null),
  /** Of a cost re-basis. */
  basis: z.enum(costBases).optional(),
  /** Of a relabel: the new names. */
  names: z
    .strictObject({
      ...{ model: name, modelOrganization: name, agent: name, agentVersion: name },
      ...{ reasoningEffort: name, submittingOrganization: name },
    })
    .optional(),
  /** Of a known defect of a task. */
  excludesEpisodes: z.boolean().optional(),
};

interface Asked {
  readonly kind: CorrectionKind;
  readonly target: CorrectionTarget;
  readonly basis?: z.infer<typeof parts.basis>;
  readonly names?: z.infer<typeof parts.names>;
  readonly excludesEpisodes?: boolean | undefined;
}

const onlyOne = "a correction changes a basis, names or the plan, and only one of them";

function changesOnce({ basis, names, excludesEpisodes }: Omit<Asked, "kind" | "target">): boolean {
  const given = [basis !== undefined, names !== undefined, excludesEpisodes === true];
  return given.filter((one) => one).length <= 1;
}

/** What a maintainer sends to add a correction. */
export const correctionBody = z
  .strictObject({ ...parts, reason: correctionReason })
  .refine(changesOnce, onlyOne);

/** The same to see what it would do: the reason may still be missing. */
export const correctionPreviewBody = z
  .strictObject({ ...parts, reason: z.string().max(5000).default("") })
  .refine(changesOnce, onlyOne);

/** What a correction changes beside its kind and target; undefined for one that says nothing of it. */
export function changeIn({ basis, names, excludesEpisodes }: Asked): CorrectionChange | undefined {
  if (basis !== undefined) return { kind: "cost_basis", basis };
  if (names !== undefined) return { kind: "names", names: given(names) };
  return excludesEpisodes === true ? { kind: "excludes_episodes" } : undefined;
}

function given(names: NonNullable<Asked["names"]>) {
  const { model, modelOrganization, agent, agentVersion } = names;
  const { reasoningEffort, submittingOrganization } = names;
  return {
    ...(model === undefined ? {} : { model }),
    ...(modelOrganization === undefined ? {} : { modelOrganization }),
    ...(agent === undefined ? {} : { agent }),
    ...(agentVersion === undefined ? {} : { agentVersion }),
    ...(reasoningEffort === undefined ? {} : { reasoningEffort }),
    ...(submittingOrganization === undefined ? {} : { submittingOrganization }),
  };
}
