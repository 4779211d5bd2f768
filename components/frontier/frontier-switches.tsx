import Link from "next/link";
import { frontierScenarios } from "#lib/domain/frontier/frontier-scenario.ts";
import { type FrontierQuery, formatFrontierQuery } from "#lib/url/frontier-query.ts";
import { address } from "#lib/url/search-params.ts";
import { costUnits } from "#lib/view/frontier/frontier-facts.ts";
import type { FrontierGroup } from "#lib/view/frontier/frontier-view.ts";
import {
  costUnitWords,
  scenarioMeanings,
  scenarioWords,
} from "#lib/view/frontier/frontier-words.ts";
import styles from "./frontier.module.css";

interface FrontierSwitchesProps {
  readonly path: string;
  readonly query: FrontierQuery;
  readonly groups: readonly FrontierGroup[];
}

/** The drawing changes in its place: nothing scrolls, and no reading is fetched before it is asked for. */
const soft = { scroll: false, prefetch: false } as const;

/** Which reading of score and cost is drawn, and of what a cost is: links, so that each view has its address. */
export function FrontierSwitches({ path, query, groups }: FrontierSwitchesProps) {
  const to = (change: Partial<FrontierQuery>) =>
    address(path, formatFrontierQuery({ ...query, page: 1, ...change }));
  return (
    <>
      <nav className={styles["switches"]} aria-label="Reading of score and cost">
        <div className={styles["switch"]}>
          <span>Reading</span>
          {frontierScenarios.map((scenario) => (
            <Link
              {...soft}
              key={scenario}
              href={to({ scenario, zoom: null })}
              aria-current={scenario === query.scenario ? "true" : undefined}
            >
              {scenarioWords[scenario]}
            </Link>
          ))}
        </div>
        <div className={styles["switch"]}>
          <span>Cost</span>
          {costUnits.map((unit) => (
            <Link
              {...soft}
              key={unit}
              href={to({ unit, zoom: null })}
              aria-current={unit === query.unit ? "true" : undefined}
            >
              {costUnitWords[unit]}
            </Link>
          ))}
        </div>
        {groups.length > 1 && (
          <div className={styles["switch"]}>
            <span>Rows</span>
            {groups.map(({ id, title, rows, isShown }) => (
              <Link
                {...soft}
                key={id}
                href={to({ group: id, zoom: null })}
                aria-current={isShown ? "true" : undefined}
              >
                {title} ({rows})
              </Link>
            ))}
          </div>
        )}
        {query.zoom !== null && (
          <div className={styles["switch"]}>
            <Link {...soft} href={to({ zoom: null })}>
              Show all costs
            </Link>
          </div>
        )}
      </nav>
      <p className="sub">{scenarioMeanings[query.scenario]}</p>
    </>
  );
}
