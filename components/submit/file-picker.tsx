"use client";
import { type ChangeEvent, type DragEvent, useState } from "react";
import styles from "./file-picker.module.css";

interface FilePickerProps {
  readonly isBusy: boolean;
  /** The largest upload, in words. */
  readonly limit: string;
  readonly onChoice: (files: readonly File[], isFolder: boolean) => void;
  readonly onDrop: (transfer: DataTransfer) => void;
}

/** Takes files or a folder. The controls are the two file inputs; dropping is a short cut for a pointer. */
export function FilePicker({ isBusy, limit, onChoice, onDrop }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>, isFolder: boolean) {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again after a refusal.
    currentTarget.value = "";
    onChoice(files, isFolder);
  }
  function drag(event: DragEvent, over: boolean) {
    event.preventDefault();
    setIsOver(over && !isBusy);
  }
  function drop(event: DragEvent) {
    drag(event, false);
    if (!isBusy) onDrop(event.dataTransfer);
  }

  return (
    <fieldset
      data-needs-script
      className={isOver ? `${styles["zone"]} ${styles["over"]}` : styles["zone"]}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
      disabled={isBusy}
    >
      <p className={styles["lead"]}>Drop files or a folder here, or choose them.</p>
      <div className={styles["choices"]}>
        <div className={styles["choice"]}>
          <label htmlFor="submit-files">Files or an archive</label>
          <input
            id="submit-files"
            type="file"
            multiple
            onChange={(event) => choose(event, false)}
          />
        </div>
        <div className={styles["choice"]}>
          <label htmlFor="submit-folder">A folder</label>
          <input
            id="submit-folder"
            type="file"
            webkitdirectory=""
            onChange={(event) => choose(event, true)}
          />
        </div>
      </div>
      <p className={styles["hint"]}>
        One file goes as it is: JSON, JSON Lines, .zip, .gz or .tar.gz. Several files or a folder
        are packed into one tar in your browser, the same bytes the command line makes. At most{" "}
        {limit}.
      </p>
    </fieldset>
  );
}
