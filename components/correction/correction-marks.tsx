import type { CorrectionMark } from "#lib/domain/correction/correction-mark.ts";

/** Corrections in one line each, with their permalinks. */
export function CorrectionMarks({ marks }: { readonly marks: readonly CorrectionMark[] }) {
  return (
    <ul>
      {marks.map(({ id, kind, reason, permalink }) => (
        <li key={id}>
          <a href={permalink}>{kind.replaceAll("_", " ")}</a>: <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
}
