import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; null while it cannot be told. */
  readonly share: number | null;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const known = share === null ? {} : { value: share };
  return <progress className={styles["bar"]} aria-label={label} max={1} {...known} />;
}
