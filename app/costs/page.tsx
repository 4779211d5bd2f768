import type { Metadata } from "next";
import { InflationTable } from "#components/ledger/inflation-table.tsx";
import { db } from "#db/client.ts";
import { runInflations } from "#db/queries/run-inflations.ts";
import { inflationView } from "#lib/view/ledger/inflation-view.ts";
import styles from "./page.module.css";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Costs" };

export default async function CostsPage() {
  const { runs, withoutLog } = await runInflations(db);
  const view = inflationView(runs, withoutLog);
  return (
    <>
      <h1>How often calls were counted</h1>
      <p className="say">{view.sentence}</p>
      <p className="sub">
        Tokens of every span over tokens once per event: 1 when nothing is repeated, 2 when every
        call was written twice. One number would hide that the factors differ, even inside one run.{" "}
        {view.coverage}. <a href="/method#costs">How bills are counted</a>
      </p>
      <div className={styles["tables"]}>
        <InflationTable caption="By scaffold" head="Scaffold" lines={view.byScaffold} />
        <InflationTable caption="By provider" head="Provider" lines={view.byProvider} />
        <InflationTable caption="By benchmark" head="Benchmark" lines={view.byBenchmark} />
      </div>
    </>
  );
}
