import type { EpisodeEvent } from "#lib/domain/episode-event.ts";
import { lanes, shownSteps, timelineSteps } from "#lib/view/episode-timeline.ts";
import { formatCount } from "#lib/view/format.ts";
import styles from "./timeline.module.css";
import { TimelineStepItem } from "./timeline-step.tsx";

interface TimelineProps {
  /** Null when the reader may see none, or none is kept. */
  readonly events: readonly EpisodeEvent[] | null;
  /** Why there is none. */
  readonly absence: string;
  /** True when steps of the scorer's reference are left out for this reader. */
  readonly isReferenceHidden: boolean;
}

/** What happened, step by step, each in the lane of whoever did it. */
export function Timeline({ events, absence, isReferenceHidden }: TimelineProps) {
  const steps = events === null ? [] : timelineSteps(events);
  const left = events === null ? 0 : events.length - steps.length;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">What happened</h2>
      {isReferenceHidden && <p className="sub">The scorer's reference is not shown publicly.</p>}
      {steps.length === 0 ? (
        <p>{absence}</p>
      ) : (
        <>
          <div className={styles["heads"]} aria-hidden="true">
            {lanes.map((lane) => (
              <span key={lane} className={styles[lane]}>
                {lane}
              </span>
            ))}
          </div>
          <ol className={styles["steps"]}>
            {steps.map((step) => (
              <TimelineStepItem key={step.key} step={step} />
            ))}
          </ol>
        </>
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
