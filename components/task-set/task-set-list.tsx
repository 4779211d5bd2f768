import { taskSetPath } from "#lib/url/page-path.ts";
import type { TaskSetLine } from "#lib/view/task-set/task-set-lines.ts";

/** Every task set whose criteria are known. */
export function TaskSetList({ lines }: { readonly lines: readonly TaskSetLine[] }) {
  return (
    <table>
      <caption>Task sets whose criteria are known</caption>
      <thead>
        <tr>
          <th scope="col">Task set</th>
          <th scope="col" className="num">
            Versions
          </th>
          <th scope="col">Named</th>
          <th scope="col" className="num">
            Runs
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ slug, name, versions, labels, runs }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={taskSetPath(slug)}>
                <bdi>{name}</bdi>
              </a>
            </th>
            <td className="num">{versions}</td>
            <td>
              <bdi>{labels === "" ? "by nobody" : labels}</bdi>
            </td>
            <td className="num">{runs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
