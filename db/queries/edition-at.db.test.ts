import { expect } from "vitest";
import type { EditionHeader } from "#lib/domain/edition/edition.ts";
import { editions } from "../schema/index.ts";
import { it } from "../testing.ts";
import { editionAt } from "./edition-at.ts";

const header: EditionHeader = {
  ...{ measurement: { key: "m_1", parts: [] }, costBasis: "reported", weights: "equal" },
  ...{ rankingRule: "bounds", corrections: [] },
};

function edition(number: number, publishedAt: string) {
  return {
    ...{ board: "filing-inbox", number, digest: `${number}`.repeat(64), schemaVersion: 1, header },
    ...{ publisher: "somebody", note: null, publishedAt: new Date(publishedAt) },
  };
}

it("gives the last edition by a moment, that moment included", async ({ db }) => {
  await db
    .insert(editions)
    .values([edition(1, "2026-01-01T00:00:00Z"), edition(2, "2026-02-01T00:00:00Z")]);
  const at = async (moment: string | null) =>
    (await editionAt(db, "filing-inbox", moment === null ? null : new Date(moment)))?.number;
  expect(await at("2025-12-31T23:59:59.999Z")).toBeUndefined();
  expect(await at("2026-01-01T00:00:00Z")).toBe(1);
  expect(await at("2026-01-31T23:59:59.999Z")).toBe(1);
  expect(await at("2026-02-01T00:00:00Z")).toBe(2);
  expect(await at(null)).toBe(2);
  expect(await editionAt(db, "another", null)).toBeNull();
});
