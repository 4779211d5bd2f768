interface Task {
  readonly task: string;
  readonly scoringHash: string | null;
  readonly requiresWrite: boolean | null;
  readonly emptyReference: boolean | null;
}

/** The tasks of a version with what sets them apart. */
export function TaskTraits({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">Tasks</h2>
      <details>
        <summary>
          {tasks.length} tasks,{" "}
          {tasks.filter(({ emptyReference }) => emptyReference === true).length} with an empty
          reference
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col">Requires a write</th>
              <th scope="col">Empty reference</th>
              <th scope="col">Criteria, sha256</th>
            </tr>
          </thead>
          <tbody>
            {tasks.map(({ task, requiresWrite, emptyReference, scoringHash }) => (
              <tr key={task}>
                <th scope="row">
                  <bdi>{task}</bdi>
                </th>
                <td>{traitText(requiresWrite)}</td>
                <td>{traitText(emptyReference)}</td>
                <td>
                  <code>
                    {scoringHash === null ? "not in the archive" : scoringHash.slice(0, 12)}
                  </code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function traitText(trait: boolean | null): string {
  if (trait === null) return "unknown";
  return trait ? "yes" : "no";
}
