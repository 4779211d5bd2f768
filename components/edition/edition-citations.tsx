import type { EditionCitation } from "#lib/view/edition/edition-citation.ts";

/** How to cite an edition, as text that can be copied. */
export function EditionCitations({ citation }: { readonly citation: EditionCitation }) {
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">Cite this edition</h2>
      <details>
        <summary>BibTeX</summary>
        <pre>{citation.bibtex}</pre>
      </details>
      <details>
        <summary>CITATION.cff</summary>
        <pre>{citation.cff}</pre>
      </details>
    </section>
  );
}
