import styles from "#components/form/fields.module.css";
import type { AskField } from "#lib/view/submission/submission-asks.ts";

interface DeclarationFieldsProps {
  readonly fields: readonly AskField[];
  /** All runs of the archive: a declaration holds for each of them that lacks the fact. */
  readonly runs: number;
}

/** One field for each fact that the archive does not say. Nothing is filled in but what was declared before. */
export function DeclarationFields({ fields, runs }: DeclarationFieldsProps) {
  return (
    <div className={styles["fields"]}>
      {fields.map((field) => {
        const id = `declare-${field.name}`;
        const control = {
          id,
          name: field.name,
          defaultValue: field.declared,
          "aria-describedby": `${id}-hint`,
        };
        return (
          <div key={field.name} className={styles["field"]}>
            <label htmlFor={id}>{field.label}</label>
            {field.choices === null ? (
              <input type="text" maxLength={200} autoComplete="off" {...control} />
            ) : (
              <select {...control}>
                <option value="">unknown</option>
                {field.choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            )}
            <p id={`${id}-hint`} className={styles["hint"]}>
              {field.hint}
              {runs > 1 && field.runs > 0 && ` Unknown in ${field.runs} of ${runs} runs.`}
            </p>
          </div>
        );
      })}
    </div>
  );
}
