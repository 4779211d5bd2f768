import type { ChangedTaskLine, FieldLine } from "#lib/view/task-set/changed-task-line.ts";
import styles from "./changed-tasks.module.css";

/** Each changed task with what went and what came. */
export function ChangedTasks({ lines }: { readonly lines: readonly ChangedTaskLine[] }) {
  return lines.map(({ task, effect, fields }) => (
    <details key={task} className={styles["task"]}>
      <summary>
        Task <b>{task}</b> <span>{effect}</span>
        {fields !== null && <span>{fields.map(({ field }) => field).join(", ")}</span>}
      </summary>
      {fields === null ? (
        <p>Its hash differs. What it is scored by is held back, or was too large to be kept.</p>
      ) : (
        fields.map((line) => <FieldChange key={line.field} line={line} />)
      )}
    </details>
  ));
}

function FieldChange({ line: { field, removed, added, effect } }: { readonly line: FieldLine }) {
  return (
    <section>
      <h3>
        {field} <span>{effect}</span>
      </h3>
      <ul className={styles["lines"]}>
        {removed.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal entries may repeat and never move
          <li key={`- ${at}`} className={styles["removed"]}>
            <span>−</span>
            <del>{entry}</del>
          </li>
        ))}
        {added.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal entries may repeat and never move
          <li key={`+ ${at}`} className={styles["added"]}>
            <span>+</span>
            <ins>{entry}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
