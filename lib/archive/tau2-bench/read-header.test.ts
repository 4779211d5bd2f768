import { expect, it } from "vitest";
import { archiveOfText, readAll } from "../testing.ts";
import { readHeader } from "./read-header.ts";
import { simulationItems } from "./simulation-items.ts";

async function header(text: string, most?: number) {
  const [member] = archiveOfText("results.json", text).members;
  if (member === undefined) throw new Error("no member");
  const head = await readHeader(member, most);
  const items = await readAll(simulationItems({ member, siblings: [] }, head));
  const told = items.map((item) => (item.kind === "element" ? item.element.value : item.problem));
  return { head, items: told };
}

it("remembers the places of so many simulations and refuses the file that holds more", async () => {
  const text = '{"simulations": [{"id": 0}, {"id": 1}, {"id": 2}, {"id": 3}], "info": {}}';
  expect((await header(text)).items).toEqual([{ id: 0 }, { id: 1 }, { id: 2 }, { id: 3 }]);
  const { head, items } = await header(text, 2);
  expect(head.simulations).toHaveLength(2);
  expect(head.info).not.toBeNull();
  expect(items).toMatchObject([
    { id: 0 },
    { id: 1 },
    { code: "too_large", effect: "refused", source: "results.json#/simulations" },
  ]);
});

it("refuses a file whose tasks do not hold together, whatever stands before them", async () => {
  const { items } = await header('{"simulations": [{"id": 0}], "tasks": [{"id": 1} {"id": 2}]}');
  expect(items).toMatchObject([
    { id: 0 },
    { code: "malformed_json", effect: "refused", source: "results.json#/tasks" },
  ]);
});
