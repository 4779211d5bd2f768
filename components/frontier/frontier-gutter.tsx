import styles from "./frontier.module.css";

/** Why rows are not on the chart, each reason with its count; also where no row is. */
export function FrontierGutter({ gutter }: { readonly gutter: readonly string[] }) {
  if (gutter.length === 0) return null;
  return <p className={styles["gutter"]}>Not on the chart: {gutter.join("; ")}.</p>;
}
