import { expect, it } from "vitest";
import { defaultLimits } from "./limits.ts";
import { memberOf } from "./member.ts";
import { inChunks } from "./testing.ts";

function counted(text: string) {
  let opened = 0;
  const open = () => {
    opened += 1;
    return inChunks(Buffer.from(text));
  };
  return { member: memberOf("a.json", null, open, defaultLimits), opened: () => opened };
}

it("peeks once, and not once for each format that asks", async () => {
  const { member, opened } = counted('{"info": {}, "tasks": []}');
  const [first, second] = await Promise.all([member.peek(), member.peek()]);
  expect(await member.peek()).toBe(first);
  expect(second).toBe(first);
  expect(opened()).toBe(1);
});

it("keeps no peek that would take memory for each of thousands of members", async () => {
  const keys = Array.from({ length: 1000 }, (_, n) => [`k${n}`, n]);
  for (const text of [
    JSON.stringify(Object.fromEntries(keys)),
    JSON.stringify({ ["k".repeat(20_000)]: 1 }),
  ]) {
    const { member, opened } = counted(text);
    const first = await member.peek();
    expect((await member.peek()).paths).toEqual(first.paths);
    expect(opened()).toBe(2);
  }
});
