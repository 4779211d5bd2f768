import type { ChangeLine } from "#lib/view/frontier/frontier-view.ts";
import styles from "./frontier.module.css";

/** Which rows enter and leave against the figures as archived: every one by name, none without a count. */
export function FrontierChanges({ changes }: { readonly changes: readonly ChangeLine[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Against the figures as archived</h2>
      <dl className={styles["changes"]}>
        {changes.map(({ title, names }) => (
          <div key={title}>
            <dt>
              {title}: {names.length}
            </dt>
            <dd>
              <bdi>{names.length === 0 ? "none" : names.join("; ")}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
