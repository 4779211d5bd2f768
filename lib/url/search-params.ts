/** A page's address parameters, as the framework hands them over. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a parameter, trimmed and cut; empty when it is absent. */
export function textParam(params: SearchParams, name: string, limit = 80): string {
  const value = params[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? "" : first.trim().slice(0, limit).trim();
}

/** A parameter that must be one of a closed set; anything else is the default. */
export function choiceParam<T extends string>(
  params: SearchParams,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const text = textParam(params, name);
  return choices.find((choice) => choice === text) ?? fallback;
}

/** A page number from 1 on; anything else is 1. */
export function pageParam(params: SearchParams): number {
  const text = textParam(params, "page");
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

const largestOrdinal = 2 ** 31 - 1;

/** A place in a list, from 0 on; null when it is absent or makes no sense. */
export function ordinalParam(params: SearchParams, name: string): number | null {
  const text = textParam(params, name);
  const ordinal = /^\d{1,10}$/.test(text) ? Number(text) : null;
  return ordinal === null || ordinal > largestOrdinal ? null : ordinal;
}

/** Joins a path and its parameters, leaving out the question mark when there are none. */
export function address(path: string, params: URLSearchParams): string {
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
