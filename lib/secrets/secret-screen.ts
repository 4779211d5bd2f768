import { createHash } from "node:crypto";
import type { FoundSecrets, SecretFinding, SecretPlace } from "#lib/domain/submission/secret.ts";
import type { HeldDecisions } from "#lib/domain/submission/secret-decisions.ts";
import { findSecrets } from "./find-secrets.ts";
import { type LeafSecret, leafSecrets } from "./leaf-secrets.ts";
import { maskedPreview } from "./masked-preview.ts";
import { redactedText } from "./redacted-text.ts";
import { redactionMark } from "./redaction-mark.ts";
import { textLeaves } from "./text-leaves.ts";

const listedFindings = 1000;
const listedPlaces = 20;

interface Gathered extends Omit<SecretFinding, "places" | "occurrences"> {
  readonly places: SecretPlace[];
  occurrences: number;
}

/**
 * What every record passes before it is stored or shown: texts that a rule takes for secrets are replaced by a mark,
 * unless the submitter has dismissed them. An undecided one is replaced too, so that a preview and its report never
 * hold a secret.
 */
export class SecretScreen {
  private readonly gathered = new Map<string, Gathered>();
  private unlisted = 0;
  private readonly decisions: HeldDecisions;

  constructor(decisions: HeldDecisions = new Map()) {
    this.decisions = decisions;
  }

  /**
   * The record as it may be stored and shown; the very same one when nothing in it is to be replaced.
   *
   * @param source where it stands, unless it has a `source` of its own
   */
  screened<T extends object>(record: T, source: string): T {
    const secrets = leafSecrets(textLeaves(record, source));
    const marks = secrets.flatMap((secret) => {
      const mark = this.noted(secret);
      return mark === null ? [] : [{ ...secret, mark }];
    });
    if (marks.length === 0) return record;
    const copy = structuredClone(record);
    const leaves = textLeaves(copy, source);
    for (const [index, inLeaf] of byLeaf(marks)) {
      const leaf = leaves[index];
      if (leaf === undefined) throw new Error("a copied record has lost a text");
      Reflect.set(leaf.holder, leaf.key, redactedText(leaf.text, inLeaf));
    }
    return copy;
  }

  found(): FoundSecrets {
    return { secrets: [...this.gathered.values()], secretsUnlisted: this.unlisted };
  }

  /** Takes a finding in; the mark that replaces it, or null when it stays. */
  private noted({ leaf, rule, start, end }: LeafSecret): string | null {
    const text = leaf.text.slice(start, end);
    const sha256 = sha256Of(text);
    const id = `x_${sha256Of(`${rule}\n${sha256}`).slice(0, 20)}`;
    const finding = this.gathered.get(id) ?? this.listed({ id, rule, sha256, text });
    if (finding === null) this.unlisted += 1;
    else {
      finding.occurrences += 1;
      if (finding.places.length < listedPlaces) finding.places.push(placeOf(leaf));
    }
    const decision = this.decisions.get(id) ?? this.decisions.get(null);
    return decision?.action === "dismiss" ? null : redactionMark(rule, sha256);
  }

  private listed(found: { id: string; rule: string; sha256: string; text: string }) {
    if (this.gathered.size >= listedFindings) return null;
    const { text, ...rest } = found;
    const finding = { ...rest, preview: maskedPreview(text), places: [], occurrences: 0 };
    this.gathered.set(finding.id, finding);
    return finding;
  }
}

function byLeaf<T extends { readonly index: number }>(
  marks: readonly T[],
): ReadonlyMap<number, readonly T[]> {
  const leaves = new Map<number, T[]>();
  for (const mark of marks) {
    const inLeaf = leaves.get(mark.index);
    if (inLeaf === undefined) leaves.set(mark.index, [mark]);
    else inLeaf.push(mark);
  }
  return leaves;
}

/** A member's name may itself be a secret. */
function placeOf({ source, part }: LeafSecret["leaf"]): SecretPlace {
  const marks = findSecrets(source).map((span) => ({
    ...span,
    mark: redactionMark(span.rule, sha256Of(source.slice(span.start, span.end))),
  }));
  return { source: redactedText(source, marks), part };
}

function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
