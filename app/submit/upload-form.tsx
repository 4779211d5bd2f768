"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useSubmissionEvents } from "#app/submissions/use-submission-events.ts";
import { FilePicker } from "#components/submit/file-picker.tsx";
import { type Sample, SampleList } from "#components/submit/sample-list.tsx";
import { UploadProgress } from "#components/submit/upload-progress.tsx";
import { submissionPath } from "#lib/url/page-path.ts";
import { isUnderWay, submissionPhase } from "#lib/view/submission/submission-state.ts";
import { type Choice, chosenWithInput } from "./chosen-file.ts";
import { droppedChoice } from "./dropped-choice.ts";
import { fetchSample } from "./fetch-sample.ts";
import { useUpload } from "./use-upload.ts";

interface UploadFormProps {
  readonly limit: { readonly bytes: number; readonly text: string };
  readonly samples: readonly Sample[];
}

const nothing = {
  title: "No file in it",
  detail: "What was dropped holds no file that can be read.",
};

/** Chooses, packs, uploads, and follows the reading until the submission's own page can take over. */
export function UploadForm({ limit, samples }: UploadFormProps) {
  const router = useRouter();
  const { upload, send, refuse, cancel, read } = useUpload(limit);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = isAsking || ["packing", "sending", "reading"].includes(upload.phase);

  useEffect(() => {
    // The control that had the focus (Cancel, or an input while it was disabled) is gone by now.
    const hasEnded = upload.phase === "cancelled" || upload.phase === "refused";
    if (hasEnded && document.activeElement === document.body) {
      document.getElementById("submit-files")?.focus();
    }
  }, [upload.phase]);
  useSubmissionEvents(upload.phase === "reading" ? upload.submission : null, (event) => {
    if (upload.phase !== "reading") return;
    if (event !== "gone" && isUnderWay(submissionPhase(event))) read(event.progress);
    else router.push(submissionPath(upload.submission));
  });

  async function take(asked: Promise<Choice | null>) {
    setIsAsking(true);
    const choice = await asked.catch(() => null);
    setIsAsking(false);
    if (choice === null) refuse(nothing);
    else await send(choice);
  }
  async function trySample({ file }: Sample) {
    setIsAsking(true);
    const sample = await fetchSample(file);
    setIsAsking(false);
    if (sample instanceof File)
      await send({ name: file, isFolder: false, files: [{ path: file, file: sample }] });
    else refuse(sample);
  }

  return (
    <>
      <FilePicker
        isBusy={isBusy}
        limit={limit.text}
        onChoice={(files, isFolder) => {
          const choice = chosenWithInput(files, isFolder);
          if (choice !== null) void send(choice);
        }}
        onDrop={(transfer) => void take(droppedChoice(transfer))}
      />
      <UploadProgress upload={upload} onCancel={cancel} />
      {samples.length > 0 && (
        <section aria-labelledby="samples">
          <h2 id="samples">Samples to try</h2>
          <p>Small archives of our own making, with constructed figures.</p>
          <SampleList
            samples={samples}
            isBusy={isBusy}
            onTry={(sample) => void trySample(sample)}
          />
        </section>
      )}
    </>
  );
}
