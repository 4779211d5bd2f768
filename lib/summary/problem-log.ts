import type { Problem } from "#lib/domain/problem.ts";

const listedOfAKind = 1000;
const messageLimit = 1000;

/**
 * Gathers problems for a report that a database and a page can hold: of a code and effect the first thousand are
 * listed and the others counted in one closing problem of the same code and effect.
 */
export class ProblemLog {
  private readonly listed: Problem[] = [];
  private readonly kinds = new Map<string, { readonly first: Problem; problems: number }>();

  add(problem: Problem): void {
    const key = `${problem.code} ${problem.effect}`;
    const kind = this.kinds.get(key) ?? { first: problem, problems: 0 };
    kind.problems += 1;
    this.kinds.set(key, kind);
    if (kind.problems <= listedOfAKind) this.listed.push(printable(problem));
  }

  /** @param source the archive, where the closing problems stand */
  all(source: string): readonly Problem[] {
    const closing = [...this.kinds.values()].flatMap(({ first, problems }) => {
      const more = problems - listedOfAKind;
      if (more <= 0) return [];
      const message = `${more} more problems of this kind are counted here and not listed.`;
      return [printable({ code: first.code, effect: first.effect, source, message })];
    });
    return [...this.listed, ...closing];
  }
}

/** A message quotes what it found: it is cut to a readable length and freed of what no database can hold. */
export function printable(problem: Problem): Problem {
  return { ...problem, source: shown(problem.source), message: shown(problem.message) };
}

function shown(text: string): string {
  const short = text.length > messageLimit ? `${text.slice(0, messageLimit)}…` : text;
  return short.replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}
