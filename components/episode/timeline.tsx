import type { VisibleEvent } from "#lib/domain/episode/visible-events.ts";
import {
  attributionSummary,
  lanes,
  shownSteps,
  timelineSteps,
} from "#lib/view/episode/episode-timeline.ts";
import { formatCount } from "#lib/view/words/format.ts";
import styles from "./timeline.module.css";
import { TimelineStepItem } from "./timeline-step.tsx";

interface TimelineProps {
  /** Null when the reader may see none, or none is kept. */
  readonly events: readonly VisibleEvent[] | null;
  /** Why there is none. */
  readonly absence: string;
  /** True when steps of the scorer's reference are left out for this reader. */
  readonly isReferenceHidden: boolean;
  /** True when this reader sees which steps there were and not what was said and returned. */
  readonly isVeiled: boolean;
}

const laneWords = {
  agent: "agent",
  user: "user",
  environment: "environment",
  scorer: "scorer",
  unknown: "not known whose",
} as const satisfies Record<(typeof lanes)[number], string>;

/** What happened, step by step, each in the lane of whoever did it. */
export function Timeline({ events, absence, isReferenceHidden, isVeiled }: TimelineProps) {
  const steps = events === null ? [] : timelineSteps(events);
  const summary = events === null ? null : attributionSummary(events);
  const shownLanes = lanes.filter(
    (lane) => lane !== "unknown" || steps.some((step) => step.lane === lane),
  );
  const left = events === null ? 0 : events.length - steps.length;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">What happened</h2>
      {isReferenceHidden && <p className="sub">The scorer's reference is not shown publicly.</p>}
      {isVeiled && steps.length > 0 && (
        <p className="sub">
          Messages, arguments and results of this archive are shown to its maintainers; everybody
          sees which step followed which, and whose it was.
        </p>
      )}
      {summary !== null && <p className="sub">{summary}</p>}
      {steps.length === 0 ? (
        <p>{absence}</p>
      ) : (
        <div className={shownLanes.length > 4 ? styles["withUnknown"] : undefined}>
          <div className={styles["heads"]} aria-hidden="true">
            {shownLanes.map((lane) => (
              <span key={lane} className={styles[lane]}>
                {laneWords[lane]}
              </span>
            ))}
          </div>
          <ol className={styles["steps"]}>
            {steps.map((step) => (
              <TimelineStepItem key={step.key} step={step} />
            ))}
          </ol>
        </div>
      )}
      {left > 0 && (
        <p className="sub">
          The first {formatCount(shownSteps)} steps are shown, {formatCount(left)} more are in the
          JSON of this episode.
        </p>
      )}
    </section>
  );
}
