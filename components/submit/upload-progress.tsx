"use client";
import buttons from "#components/form/button.module.css";
import { type Upload, uploadStatus } from "#lib/view/submission/upload-status.ts";
import { ProgressBar } from "./progress-bar.tsx";
import styles from "./upload-progress.module.css";

interface UploadProgressProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
}

/** What becomes of an upload. Its place is kept while there is nothing to say, so that nothing jumps. */
export function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const status = uploadStatus(upload);
  const isRefused = upload.phase === "refused";
  const isMoving = status !== null && !isRefused && upload.phase !== "cancelled";
  const isCancellable = upload.phase === "packing" || upload.phase === "sending";
  return (
    <div className={styles["status"]} data-needs-script>
      <p role="status" className={styles["spoken"]}>
        {status?.spoken}
      </p>
      {status === null && (
        <p className={styles["idle"]}>
          Nothing is chosen yet. An upload shows its progress here; then the archive is read, and a
          page of its own shows the preview.
        </p>
      )}
      {status !== null && (
        <div
          className={isRefused ? styles["refused"] : undefined}
          role={isRefused ? "alert" : undefined}
        >
          <h2>
            {status.title}
            {isMoving && "name" in upload && (
              <>
                {" "}
                <bdi>{upload.name}</bdi>
              </>
            )}
          </h2>
          <p>{status.detail}</p>
          {isMoving && (
            <div className={styles["row"]}>
              <ProgressBar label={status.title} share={status.share} />
              {isCancellable && (
                <button type="button" className={buttons["button"]} onClick={onCancel}>
                  Cancel
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
