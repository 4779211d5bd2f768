import { type CompareQuery, formatCompareQuery } from "#lib/url/compare-query.ts";

interface QueryFieldsProps {
  readonly query: CompareQuery;
  /** The parameter that the form itself asks for. */
  readonly except: "qb" | "seed";
}

/** The rest of the address, so that a form of one field keeps it. */
export function QueryFields({ query, except }: QueryFieldsProps) {
  const others = [...formatCompareQuery(query)].filter(([name]) => name !== except);
  return others.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
