import type { Metadata } from "next";
import { MethodCosts } from "#components/method/method-costs.tsx";
import { MethodScores } from "#components/method/method-scores.tsx";
import { MethodStatuses } from "#components/method/method-statuses.tsx";
import styles from "./page.module.css";

export const metadata: Metadata = { title: "Method" };

export default function MethodPage() {
  return (
    <article className={styles["method"]}>
      <h1>How the boards are made</h1>
      <p className="sub">
        A missing score is not a zero, an unknown cost is not free, and a number alone is no
        evidence. The rest follows from that.
      </p>
      <MethodScores />
      <MethodStatuses />
      <MethodCosts />
    </article>
  );
}
