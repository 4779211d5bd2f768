/** One text of a record, and where it stands. */
export interface TextLeaf {
  readonly holder: object;
  readonly key: string;
  readonly text: string;
  /** What the text is the value of, as rules look for names and values together: `gateway_token: `. */
  readonly prefix: string;
  /** The `source` of the record around it. */
  readonly source: string;
  /** The way to it from that record: `events/3/text`. */
  readonly part: string;
}

interface Branch {
  readonly value: object;
  readonly source: string;
  readonly part: string;
}

/** No rule finds anything in less. */
const shortest = 6;

/** All texts of a record that can hold a secret, in its order. */
export function textLeaves(record: object, source: string): readonly TextLeaf[] {
  const leaves: TextLeaf[] = [];
  gather(leaves, { value: record, source, part: "" });
  return leaves;
}

function gather(leaves: TextLeaf[], branch: Branch): void {
  const { value: holder, source, part: way } = placed(branch);
  for (const [key, value] of Object.entries(holder)) {
    const part = way === "" ? key : `${way}/${key}`;
    if (typeof value === "object" && value !== null) gather(leaves, { value, source, part });
    if (typeof value !== "string") continue;
    const prefix = prefixOf(holder, key);
    if (prefix.length + value.length < shortest) continue;
    leaves.push({ holder, key, text: value, prefix, source, part });
  }
}

/** A record that names its own source is the place of what it holds. */
function placed(at: Branch): Branch {
  const { value } = at;
  const own = "source" in value ? value.source : null;
  return typeof own === "string" ? { value, source: own, part: "" } : at;
}

function prefixOf(holder: object, key: string): string {
  const name = key === "value" && "name" in holder ? holder.name : null;
  return typeof name === "string" ? `${name}: ` : "";
}
