import type { Metadata } from "next";
import { ScriptlessUpload } from "#components/submit/scriptless-upload.tsx";
import { readEnv } from "#lib/env.ts";
import { formatBytes } from "#lib/view/words/format.ts";
import styles from "./page.module.css";
import { readSamples } from "./read-samples.ts";
import { UploadForm } from "./upload-form.tsx";

export const metadata: Metadata = { title: "Submit a run" };
/** The limit is a setting of the running server, not of the build. */
export const dynamic = "force-dynamic";

export default async function SubmitPage() {
  const bytes = readEnv().archiveLimitBytes;
  const samples = await readSamples();
  return (
    <div className={styles["page"]}>
      <h1>Submit a run</h1>
      <p className={styles["sub"]}>
        Send the archive that your harness wrote, unchanged. You see first what was understood and
        where it would stand; nothing is public before you publish it, and discarding leaves
        nothing.
      </p>
      <ScriptlessUpload />
      <UploadForm limit={{ bytes, text: formatBytes(bytes) }} samples={samples} />
    </div>
  );
}
