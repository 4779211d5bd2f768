import { basisWords } from "#lib/view/ledger/cost-words.ts";

const bases = [
  [basisWords.reported, "The archive\u2019s own total, as it stands."],
  [
    basisWords.by_response,
    "Every billed response once, told apart by the provider\u2019s own id. Two billed attempts count twice.",
  ],
  [basisWords.leaf_spans, "Only spans with no priced span below them."],
  [basisWords.root_spans, "Only spans with no priced span above them."],
  [
    basisWords.all_spans,
    "Every span that carries usage. A bill that is logged twice is counted twice.",
  ],
] as const;

/** The ways to total one bill. */
export function MethodCosts() {
  return (
    <section id="costs">
      <h2>Costs</h2>
      <p>
        The same bill can be added up in several ways, and logs often hold one response more than
        once. Each total is named by its basis and none replaces another. A cost is known only if
        every episode&#8217;s cost is known. Until then the page says <b>unknown</b>, or at least
        how much is known, and the row sorts last. A stored 0 beside used tokens is unpriced, not
        free.
      </p>
      <table>
        <caption className="visually-hidden">Cost bases</caption>
        <thead>
          <tr>
            <th scope="col">Basis</th>
            <th scope="col">What is added up</th>
          </tr>
        </thead>
        <tbody>
          {bases.map(([basis, meaning]) => (
            <tr key={basis}>
              <th scope="row">{basis}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
