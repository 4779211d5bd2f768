const statuses = [
  ["valid", "The scorer ran and its result can be trusted. Only a valid score has a value."],
  [
    "unscored",
    "The scorer never ran, or gave nothing. A 0 that the harness wrote without scoring is here, too.",
  ],
  ["invalid", "The episode failed for a reason outside the task, so a score would say nothing."],
  ["replay invalid", "A replay to recover the score could not follow the recording."],
  ["suspect", "There is a score, and evidence that it is wrong."],
  ["missing", "The plan names the episode and the archive does not hold it."],
  ["excluded", "A correction took the episode out of the plan."],
] as const;

/** The score statuses in plain words. */
export function MethodStatuses() {
  return (
    <section id="statuses">
      <h2>Statuses of a score</h2>
      <p>
        How an episode ended and how it was scored are two things. A timeout can carry a valid
        score; an episode that ended well may never have been scored. Unscored, invalid, replay
        invalid, suspect and missing episodes are unresolved: they could be either.
      </p>
      <table>
        <caption className="visually-hidden">Score statuses</caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {statuses.map(([status, meaning]) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A benchmark&#8217;s own convention, such as leaving infrastructure errors out or counting
        them as failed, is computed beside ours on the page of each run, under its name.
      </p>
    </section>
  );
}
