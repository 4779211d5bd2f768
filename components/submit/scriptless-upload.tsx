import { ScriptlessStyle } from "./scriptless-style.tsx";
import styles from "./scriptless-upload.module.css";

/** For a browser without script: uploading needs it, the command line does not. */
export function ScriptlessUpload() {
  return (
    <noscript>
      <ScriptlessStyle />
      <p className={styles["note"]}>
        Uploading from this page needs script, which is off. Without it, send an archive from the
        command line: <code>npm run assay -- ingest PATH</code>. Reading the boards needs no script.
      </p>
    </noscript>
  );
}
