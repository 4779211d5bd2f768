import fc from "fast-check";
import { expect, it } from "vitest";
import { markdownTable } from "./markdown-table.ts";

it("writes heads, rows and the source, and says unknown where nobody knows", () => {
  const table = {
    heads: ["System", "Cost"],
    rows: [
      ["A", "$0.00"],
      ["B", null],
    ],
    source: ["board x"],
  };
  expect(markdownTable(table)).toBe(
    "| System | Cost |\n| --- | --- |\n| A | $0.00 |\n| B | unknown |\n\nboard x  \n",
  );
});

it("keeps a hostile name as text in one cell", () => {
  const names = [
    "a|b",
    "<script>x</script>",
    "line\nbreak",
    "`code`",
    "[l](javascript:x)",
    "\u202Eevil",
  ];
  const text = markdownTable({ heads: ["n"], rows: names.map((name) => [name]), source: [] });
  expect(text.split("\n").slice(2, 8)).toEqual([
    "| a\\|b |",
    "| &lt;script&gt;x&lt;/script&gt; |",
    "| line break |",
    "| \\`code\\` |",
    "| \\[l\\]\\(javascript:x\\) |",
    "| evil |",
  ]);
});

it("has as many lines as rows, whatever the cells hold", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 2 })),
      (rows) => {
        const text = markdownTable({ heads: ["a", "b"], rows, source: [] });
        expect(text.trimEnd().split("\n")).toHaveLength(rows.length + 2);
        expect(text).not.toMatch(/[<>]/);
      },
    ),
  );
});
