import type { Correction, CorrectionKind, CorrectionTarget } from "./correction.ts";
import type { CorrectionChange } from "./correction-change.ts";

type TargetKind = CorrectionTarget["kind"];

const anything: readonly TargetKind[] = [
  ...(["run", "episodes", "figure", "task", "task_set", "board", "edition"] as const),
];

/** Of what each kind may speak. */
const targetsOf: Readonly<Record<CorrectionKind, readonly TargetKind[]>> = {
  note: anything,
  caution: anything,
  known_defect: ["run", "task", "task_set", "board"],
  retraction: ["run", "episodes", "figure"],
  exclusion: ["episodes", "task"],
  rescore: ["run", "episodes"],
  cost_rebasis: ["run"],
  relabel: ["run"],
  reply: ["run"],
  dispute: ["run"],
};

/** The change that each kind may bring, and whether it must. */
const changeOf: Readonly<
  Partial<Record<CorrectionKind, readonly [CorrectionChange["kind"], "must" | "may"]>>
> = {
  known_defect: ["excludes_episodes", "may"],
  cost_rebasis: ["cost_basis", "must"],
  relabel: ["names", "must"],
  reply: ["answers", "may"],
  dispute: ["answers", "may"],
};

/** Why kind, target and change of a correction do not go together; null when they do. */
export function correctionFault({
  kind,
  target,
  change,
}: Pick<Correction, "kind" | "target" | "change">): string | null {
  const targets = targetsOf[kind];
  if (!targets.includes(target.kind)) {
    return `${article(kind)} speaks of ${targets.map(words).join(", ")}, not of ${words(target.kind)}`;
  }
  const [allowed, need] = changeOf[kind] ?? [null, "may"];
  if (change === undefined) {
    return need === "must" ? `${article(kind)} says what changes` : null;
  }
  if (change.kind !== allowed) return `${article(kind)} changes no ${words(change.kind)}`;
  if (change.kind === "names" && Object.keys(change.names).length === 0) {
    return "a relabel names at least one name";
  }
  return change.kind === "excludes_episodes" && target.kind !== "task"
    ? "only the defect of a task excludes its episodes"
    : null;
}

function words(word: string): string {
  return word.replaceAll("_", " ");
}

function article(kind: CorrectionKind): string {
  return `${kind === "exclusion" ? "an" : "a"} ${words(kind)}`;
}
