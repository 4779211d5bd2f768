import type { Submission } from "#lib/domain/submission/submission.ts";
import { encryptionText } from "#lib/view/submission/encryption-text.ts";
import { formatBytes, formatCount } from "#lib/view/words/format.ts";
import styles from "./archive-facts.module.css";

/** What is known of the bytes themselves. */
export function ArchiveFacts({ submission }: { readonly submission: Submission }) {
  const { archiveSha256, archiveBytes, report } = submission;
  const format = report?.archive.format ?? null;
  const encryption = submission.state === "published" ? null : encryptionText(submission);
  const version = report?.archive.formatVersion ?? null;
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt>Format</dt>
        <dd>{report === null ? "not read yet" : <bdi>{format ?? "not recognised"}</bdi>}</dd>
      </div>
      {format !== null && (
        <div>
          <dt>Format version</dt>
          <dd>{version === null ? "unknown" : <bdi>{version}</bdi>}</dd>
        </div>
      )}
      {encryption !== null && (
        <div>
          <dt>Encryption</dt>
          <dd>{encryption}</dd>
        </div>
      )}
      <div>
        <dt>Size</dt>
        <dd title={`${formatCount(archiveBytes)} bytes`}>{formatBytes(archiveBytes)}</dd>
      </div>
      <div>
        <dt>sha256</dt>
        <dd className={styles["digest"]}>{archiveSha256}</dd>
      </div>
    </dl>
  );
}
