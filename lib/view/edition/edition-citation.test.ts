import { expect, it } from "vitest";
import { editionCitation } from "./edition-citation.ts";

const edition = {
  ...{ boardTitle: "Banking", board: "tau2-bench-banking_knowledge", number: 2 },
  ...{ digest: "ab".repeat(32), publishedAt: "2026-07-16T09:30:00.000Z", publisher: "Someone" },
  address: "https://example.org/boards/tau2-bench-banking_knowledge/editions/2",
};

it("names title, publisher, date, address and digest in both formats", () => {
  const { bibtex, cff } = editionCitation(edition);
  expect(bibtex).toBe(`@misc{tau2-bench-banking_knowledge-edition-2,
  title = {{Banking, edition 2}},
  author = {{Someone}},
  year = {2026},
  month = {07},
  url = {https://example.org/boards/tau2-bench-banking_knowledge/editions/2},
  note = {sha256:${edition.digest}}
}
`);
  expect(cff).toContain('title: "Banking, edition 2"\nauthors:\n  - name: "Someone"\nversion: "2"');
  expect(cff).toContain(`date-released: 2026-07-16\nurl: "${edition.address}"`);
  expect(cff).toContain(`value: "sha256:${edition.digest}"`);
});

it("lets no text end its field or begin another", () => {
  const boardTitle = '100 %} \\input{x}\n"A" & B\u0007';
  const { bibtex, cff } = editionCitation({ ...edition, boardTitle });
  expect(bibtex).toContain(
    '  title = {{100 \\%\\} \\textbackslash{}input\\{x\\} "A" \\& B , edition 2}},\n',
  );
  expect(cff).toContain('title: "100 %} \\\\input{x} \\"A\\" & B , edition 2"\n');
});
