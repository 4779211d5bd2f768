import fc from "fast-check";
import { expect, it } from "vitest";
import { attributeActions } from "./attribute-actions.ts";
import type { AttributionInput } from "./attribution-input.ts";
import { attributeSlowly, inputOf } from "./testing.ts";

const action = fc.constantFrom("a:1", "a:2", "fly:[1]", "fly:[2]", "transfer", "respond:7");
const few = fc.constantFrom("a:1", "fly:[1]", "fly:[2]", "transfer");
const byUser = fc.constantFrom("user/a:1", "user/fly:[1]", "user/a:2");

function listsOf(
  actions: fc.Arbitrary<string>,
  logged: fc.Arbitrary<string>,
): fc.Arbitrary<AttributionInput> {
  return fc
    .record({
      archived: fc.array(actions, { maxLength: 7 }),
      logged: fc.array(logged, { maxLength: 5 }),
      reference: fc.array(actions, { maxLength: 3 }),
    })
    .map(inputOf);
}

function answers(input: AttributionInput) {
  const { actions, injectedSpans, copies, agentActionCount } = attributeActions(input);
  const actors = actions.map(({ actor }) => actor);
  const slow = attributeSlowly(input, input.logged ?? []);
  return { fast: { actors, injectedSpans, copies, agentActionCount }, slow };
}

it.each([
  { name: "varied calls", lists: listsOf(action, action) },
  { name: "mostly equal calls", lists: listsOf(few, few) },
  { name: "one call over and over", lists: listsOf(fc.constantFrom("a:1", "transfer"), few) },
])("agrees with writing every reading down: $name", ({ lists }) => {
  fc.assert(
    fc.property(lists, (input) => {
      const { fast, slow } = answers(input);
      expect(fast).toEqual(slow);
    }),
    { numRuns: 600 },
  );
});

it("agrees when the simulated user acts too, and never counts more than is certain", () => {
  fc.assert(
    fc.property(listsOf(few, fc.oneof(few, byUser)), (input) => {
      const { fast, slow } = answers(input);
      const { agentActionCount, ...rest } = fast;
      expect({ ...rest, agentActionCount: slow.agentActionCount }).toEqual(slow);
      expect([slow.agentActionCount, null]).toContain(agentActionCount);
    }),
    { numRuns: 600 },
  );
});

it("finds copies put anywhere into calls that are all different", () => {
  const lists = fc.record({
    own: fc.uniqueArray(fc.integer({ min: 100, max: 999 }), { maxLength: 30 }),
    reference: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 }),
    places: fc.array(fc.nat(30), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(lists, ({ own, reference, places }) => {
      const calls = own.map((value) => `a:${value}`);
      const copy = reference.map((value) => `a:${value}`);
      const cuts = places.map((place) => Math.min(place, own.length)).toSorted((a, b) => a - b);
      const froms = cuts.map((cut, index) => cut + index * copy.length);
      const archived = froms.reduce<readonly string[]>(
        (list, from) => list.toSpliced(from, 0, ...copy),
        calls,
      );
      const answer = attributeActions(inputOf({ archived, logged: calls, reference: copy }));
      const spans = froms.map((from) => ({ from, to: from + copy.length }));
      expect(answer).toMatchObject({
        injectedSpans: spans,
        copies: { atLeast: spans.length, atMost: spans.length },
        agentActionCount: own.length,
        uncertainCount: 0,
      });
    }),
  );
});
