import { useId } from "react";
import styles from "./fields.module.css";

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "password";
  readonly hint?: string;
  readonly autoComplete: string;
  readonly minLength?: number;
  readonly maxLength: number;
}

/** One labelled line of a form that must be filled. */
export function TextField({ name, label, type, hint, ...limits }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type ?? "text"}
        required
        {...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` })}
        {...limits}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
}
