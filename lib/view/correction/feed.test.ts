import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LoggedCorrection } from "#lib/domain/correction/correction-state.ts";
import { atomFeed } from "./atom-feed.ts";
import { feedEntry } from "./feed-entry.ts";

const correction: LoggedCorrection = {
  ...{ id: "c_00000000000000000001", kind: "retraction", reason: "the key was leaked" },
  target: { kind: "run", run: "r_1" },
  ...{ evidence: [], author: "ada", role: "maintainer of airline", supersedes: null },
  createdAt: "2026-01-02T03:04:05.000Z",
  effect: { before: "1/2", after: null },
  ...{ state: "in_force", supersededBy: null, board: "airline" },
};
const origin = "https://board.example";

function feedOf(...corrections: readonly LoggedCorrection[]): string {
  const self = `${origin}/corrections/feed.atom`;
  const entries = corrections.map((one) => feedEntry(one, origin));
  return atomFeed({ title: "Corrections", origin, self, home: `${origin}/corrections`, entries });
}

/** The characters that XML 1.0 allows. */
function isXml(point: number | undefined): boolean {
  if (point === undefined) return false;
  if (point < 0x20) return [0x9, 0xa, 0xd].includes(point);
  return point <= 0xd7ff || (point >= 0xe000 && point <= 0xfffd) || point >= 0x10000;
}

describe("a feed", () => {
  it("names a withdrawal, what became of the figure and who wrote it", () => {
    expect(feedEntry(correction, origin)).toEqual({
      ...{ id: correction.id, author: "ada", at: correction.createdAt },
      url: `${origin}/corrections/${correction.id}`,
      title: "withdrawal: run r_1",
      text: "the key was leaked\n1/2 became unknown.\nBy ada, maintainer of airline.",
    });
    const zero = { ...correction, effect: { before: "1", after: "0" } };
    expect(feedEntry(zero, origin).text).toContain("1 became 0.");
  });

  it("is dated by its newest entry, and by none when there is none", () => {
    expect(feedOf(correction)).toContain(`<updated>${correction.createdAt}</updated>`);
    expect(feedOf()).toContain("<updated>1970-01-01");
  });

  it("lets no text out of its place", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.string({ unit: "binary" }),
        (reason, author) => {
          const plain = feedOf(correction);
          const hostile = feedOf({ ...correction, reason: `]]></content>${reason}`, author });
          const tags = (text: string) => text.match(/<[^>]*>/g);
          expect(tags(hostile)).toEqual(tags(plain));
          expect([...hostile].filter((one) => !isXml(one.codePointAt(0)))).toEqual([]);
        },
      ),
    );
  });
});
