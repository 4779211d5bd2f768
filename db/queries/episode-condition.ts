import { and, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { EpisodeFilter } from "#lib/domain/episode/episode-filter.ts";
import { thresholdTolerance } from "#lib/domain/numbers/scale.ts";
import { unresolvedStatuses } from "#lib/domain/score/score-status.ts";
import { runTallies, scores } from "../schema/index.ts";

/** An outcome is the value's place in the run's scale, as `outcomeOf` of the domain reads it. */
export function episodeCondition(filter: EpisodeFilter): SQL {
  const passing = sql`${runTallies.scaleThreshold} - ${thresholdTolerance}::float8`;
  switch (filter) {
    case "pass":
      return gte(scores.value, passing);
    case "fail":
      return both(lt(scores.value, passing), eq(scores.value, runTallies.scaleLow));
    case "partial":
      return both(lt(scores.value, passing), ne(scores.value, runTallies.scaleLow));
    case "unresolved":
      return inArray(scores.status, [...unresolvedStatuses]);
    default:
      return eq(scores.status, filter);
  }
}

function both(a: SQL, b: SQL): SQL {
  return and(a, b) ?? a;
}
