import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArchiveAdapter } from "./adapter.ts";
import { adapters, chooseAdapter } from "./registry.ts";
import { archiveOfText } from "./testing.ts";

/** An adapter that claims an archive by one key. */
function claimsKey(id: string, key: string): ArchiveAdapter {
  return {
    id,
    title: id,
    recognises: async ({ members }) => (await members[0]?.peek())?.has(`/${key}`) ?? false,
    formatVersion: async () => null,
    async *read() {},
  };
}

const three = [claimsKey("one", "a"), claimsKey("two", "b"), claimsKey("three", "a")];
const texts = fc.constantFrom('{"a":1}', '{"b":1}', '{"a":1,"b":1}', '{"c":1}', "x");

function orderOf(length: number) {
  return fc.shuffledSubarray(
    Array.from({ length }, (_, at) => at),
    { minLength: length },
  );
}

async function choose(text: string, from: readonly ArchiveAdapter[]) {
  const choice = await chooseAdapter(archiveOfText("a.json", text), from);
  if (choice.kind === "chosen") return choice.adapter.id;
  return choice.kind === "ambiguous" ? new Set(choice.ids) : choice.kind;
}

describe("choosing an adapter", () => {
  it("takes the only claimant, and refuses none and two", async () => {
    expect(await choose('{"b":1}', three)).toBe("two");
    expect(await choose('{"c":1}', three)).toBe("unrecognised");
    expect(await choose('{"a":1}', three)).toEqual(new Set(["one", "three"]));
  });

  it("comes to the same whatever the order", async () => {
    await fc.assert(
      fc.asyncProperty(texts, orderOf(three.length), async (text, order) => {
        const shuffled = order.flatMap((at) => three[at] ?? []);
        expect(await choose(text, shuffled)).toEqual(await choose(text, three));
      }),
    );
  });

  it("has no two adapters of one name", () => {
    expect(new Set(adapters.map(({ id }) => id)).size).toBe(adapters.length);
  });
});
