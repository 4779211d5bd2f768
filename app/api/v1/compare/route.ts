import { problemJson } from "#app/api/problem-json.ts";
import { publicJson } from "#app/api/public-json.ts";
import { loadCompare } from "#app/compare/load-compare.ts";
import { parseCompareQuery } from "#lib/url/compare-query.ts";
import { nothingCompared } from "#lib/view/compare/compare-finding.ts";
import { compareView } from "#lib/view/compare/compare-view.ts";

export const dynamic = "force-dynamic";

/** Two to six runs on the tasks that all of them plan, as an address of the page compares them. */
export async function GET(request: Request): Promise<Response> {
  const query = parseCompareQuery(Object.fromEntries(listed(new URL(request.url).searchParams)));
  const { inputs, apart, warnings } = await loadCompare(query);
  if (inputs.length === 0) {
    return problemJson(422, "Nothing to compare", nothingCompared(query.base, apart.length));
  }
  return publicJson(request, null, { ...compareView(inputs, query), apart, warnings });
}

/** `run` may be given several times. */
function listed(params: URLSearchParams): readonly (readonly [string, string | string[]])[] {
  return [...new Set(params.keys())].map((name) => {
    const all = params.getAll(name);
    const [first] = all;
    return [name, all.length === 1 && first !== undefined ? first : all];
  });
}
