import { describe, expect, it } from "vitest";
import { billingEvents } from "./billing-events.ts";
import { ledgerOddities } from "./ledger-oddities.ts";
import { spanPlaces } from "./span-places.ts";
import { spanTree } from "./span-tree.ts";
import { span, usage } from "./testing.ts";

type Calls = Parameters<typeof spanTree>[0];

function counted(calls: Calls) {
  const { root_spans, leaf_spans } = billingEvents(spanTree(calls));
  return {
    roots: root_spans.map(({ id }) => id),
    leaves: leaf_spans.map(({ id }) => id),
  };
}

function oddities(calls: Calls) {
  const found = ledgerOddities(spanTree(calls));
  return found.filter(({ kind }) => kind !== "response_id_missing");
}

const silent = { usages: [], model: null } as const;

describe("spanTree", () => {
  it("finds usage through spans that have none", () => {
    const calls = [
      span("root"),
      span("middle", { parentId: "root", ...silent }),
      span("leaf", { parentId: "middle" }),
      span("beside", silent),
    ];
    expect(counted(calls)).toEqual({ roots: ["root"], leaves: ["leaf"] });
    expect(oddities(calls)).toEqual([]);
  });

  it("takes a span whose parent is in another process for a root", () => {
    const calls = [span("a"), span("b", { namespace: "other", parentId: "a" })];
    expect(counted(calls).roots).toEqual(["a", "b"]);
    expect(oddities(calls)).toEqual([
      {
        kind: "parent_missing",
        count: 1,
        sources: ["log#/b"],
        sentence: "1 spans name a parent that the log does not hold; they count as roots.",
      },
    ]);
  });

  it("keeps one id in two namespaces apart", () => {
    const calls = [
      span("a"),
      span("a", { namespace: "other", source: "log#/a2" }),
      span("a.1", { parentId: "a" }),
    ];
    expect(counted(calls)).toEqual({ roots: ["a", "a"], leaves: ["a", "a.1"] });
    expect(oddities(calls)).toMatchObject([
      { kind: "id_in_two_namespaces", count: 1, sources: ["log#/a"] },
    ]);
  });

  it("hangs a child below all spans that share its parent's id", () => {
    const calls = [
      span("a", silent),
      span("a", { source: "log#/a2" }),
      span("a.1", { parentId: "a" }),
    ];
    expect(counted(calls)).toEqual({ roots: ["a"], leaves: ["a.1"] });
    expect(oddities(calls)).toMatchObject([{ kind: "id_used_twice", count: 2 }]);
  });

  it("follows the first parent where spans of one id name two", () => {
    const calls = [
      span("b"),
      span("a", silent),
      span("twice", { parentId: "b" }),
      span("twice", { parentId: "a" }),
    ];
    expect(counted(calls).roots).toEqual(["b", "twice", "twice"]);
    expect(counted(calls.toReversed()).roots).toEqual(["twice", "twice", "b"]);
  });

  it("counts spans without an id, which are nobody's parent", () => {
    const calls = [span(null), span(null, { parentId: "a" }), span("a")];
    expect(counted(calls)).toEqual({ roots: [null, "a"], leaves: [null, null] });
    expect(oddities(calls)).toMatchObject([{ kind: "id_missing", count: 2 }]);
  });

  it("lets nobody in a circle be above another", () => {
    const calls = [
      span("a", { parentId: "c" }),
      span("b", { parentId: "a" }),
      span("c", { parentId: "b" }),
      span("below", { parentId: "b" }),
      span("itself", { parentId: "itself" }),
    ];
    expect(counted(calls)).toEqual({
      roots: ["a", "b", "c", "itself"],
      leaves: ["a", "c", "below", "itself"],
    });
    expect(oddities(calls)).toMatchObject([
      { kind: "parent_cycle", count: 4, sources: ["log#/a", "log#/b", "log#/c"] },
    ]);
  });

  it("climbs logs of any depth", () => {
    const depth = 50_000;
    const calls = Array.from({ length: depth }, (_, at) =>
      span(`${at}`, { parentId: at + 1 < depth ? `${at + 1}` : null }),
    );
    expect(counted(calls)).toEqual({ roots: [`${depth - 1}`], leaves: ["0"] });
  });

  it("notices a parent that calls the model otherwise", () => {
    const calls = [span("a"), span("a.1", { parentId: "a", usages: [usage({ model: "m-2025" })] })];
    expect(oddities(calls)).toMatchObject([
      { kind: "parent_names_other_model", count: 1, sources: ["log#/a.1"] },
    ]);
  });

  it("counts the largest usage of a response told of twice", () => {
    const half = span("half", { responseId: "r", usages: [usage({ outputTokens: 5 })] });
    const whole = span("whole", { responseId: "r" });
    for (const calls of [
      [half, whole],
      [whole, half],
    ]) {
      expect(billingEvents(spanTree(calls)).by_response).toEqual([whole]);
      expect(oddities(calls)).toMatchObject([{ kind: "response_usage_differs", count: 1 }]);
    }
  });

  it.each([
    ["a known role", span("a", { role: "user" }), span("b", { role: "unknown" })],
    [
      "one of two usages of one size",
      span("a", { usages: [usage({ inputTokens: null, outputTokens: 110 })] }),
      span("b"),
    ],
    ["a usage that names its cost", span("a", { recordedUsd: 1 }), span("b", { recordedUsd: 2 })],
    ["the first source", span("a"), span("b")],
  ])("prefers %s, in whatever order the log has them", (_reason, ...pair) => {
    const calls = pair.map((call) => ({ ...call, responseId: "r" }));
    const once = billingEvents(spanTree(calls)).by_response;
    expect(once).toHaveLength(1);
    expect(billingEvents(spanTree(calls.toReversed())).by_response).toEqual(once);
  });

  it("merges responses of a named provider over namespaces, of an unnamed one never", () => {
    const told = (provider: string | null) =>
      billingEvents(
        spanTree([
          span("a", { responseId: "r", provider }),
          span("b", { responseId: "r", provider, namespace: "other" }),
        ]),
      ).by_response?.length;
    expect([told("p"), told(null)]).toEqual([1, 2]);
  });
});

describe("spanPlaces", () => {
  it("marks what was written twice and says of which span", () => {
    const calls = [
      span("run", { model: null }),
      span("a", { parentId: "run" }),
      span("a.1", { parentId: "a", responseId: "r-a" }),
      span("quiet", { ...silent, parentId: "run" }),
      span("b", { parentId: "run", responseId: "r-b" }),
      span("again", { namespace: "other", responseId: "r-b" }),
    ];
    const none = { event: null, isRoot: false, isLeaf: false, duplicateOf: null };
    expect(spanPlaces(calls)).toEqual([
      { ...none, parentPlace: null, isRoot: true },
      { ...none, parentPlace: 0, event: 0, duplicateOf: 2 },
      { ...none, parentPlace: 1, event: 0, isLeaf: true },
      { ...none, parentPlace: 0 },
      { ...none, parentPlace: 0, event: 1, isLeaf: true, duplicateOf: 5 },
      { ...none, parentPlace: null, event: 1, isRoot: true, isLeaf: true },
    ]);
  });

  it("says of a call around two tellings of one response that it tells of it too", () => {
    const response = { parentId: "call", responseId: "r" };
    const calls = [span("call"), span("http", response), span("stream", response)];
    expect(spanPlaces(calls).map(({ event, duplicateOf }) => [event, duplicateOf])).toEqual([
      [0, 1],
      [0, null],
      [0, 1],
    ]);
  });

  it("says nothing of the events below a span that tells of several", () => {
    const under = (parentId: string) => ({ parentId });
    const calls = ["a", "b", "c"].map((id) => span(id, under("call")));
    const places = spanPlaces([span("call"), ...calls]);
    expect(places.map(({ event }) => event)).toEqual([null, 0, 1, 2]);
  });

  it("takes every leaf for an event of its own where one names no response", () => {
    const calls = [span("a", { responseId: "r" }), span("b")];
    expect(spanPlaces(calls).map(({ event, duplicateOf }) => [event, duplicateOf])).toEqual([
      [0, null],
      [1, null],
    ]);
  });
});
