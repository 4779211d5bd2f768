import type { FrontierQuery } from "#lib/url/frontier-query.ts";
import type { UtilityPair } from "#lib/view/frontier/frontier-utility.ts";
import styles from "./frontier.module.css";
import { LambdaForm } from "./lambda-form.tsx";

interface FrontierUtilityProps {
  readonly pairs: readonly UtilityPair[];
  readonly path: string;
  readonly query: FrontierQuery;
}

/** At which price of a score point a reader should move from one row of the frontier to the next. */
export function FrontierUtility({ pairs, path, query }: FrontierUtilityProps) {
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="utility">
      <h2 id="utility">What a point of score is worth</h2>
      <p className="sub">
        Useful is score minus λ times cost. Between two neighbours on the frontier lies the λ at
        which they are equally useful; above it the cheaper one is enough.
      </p>
      <LambdaForm path={path} query={query} />
      <table className={styles["table"]}>
        <caption>Neighbours that are certainly on the frontier, in order of cost</caption>
        <thead>
          <tr>
            <th scope="col">Cheaper</th>
            <th scope="col">Dearer</th>
            <th scope="col">Dearer one against cheaper</th>
            <th scope="col" className="num">
              Equal at λ, score per US dollar
            </th>
            <th scope="col">At your λ</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ key, cheaper, dearer, difference, indifference, choice }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{cheaper}</bdi>
              </th>
              <td>
                <bdi>{dearer}</bdi>
              </td>
              <td>{difference}</td>
              <td className="num">
                {indifference === null ? "no such price" : `λ* ${indifference}`}
              </td>
              <td>
                <bdi>{choice ?? "name a λ"}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
