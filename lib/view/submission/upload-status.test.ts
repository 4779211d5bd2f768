import { expect, it } from "vitest";
import { uploadStatus } from "./upload-status.ts";

const sending = { phase: "sending", name: "a", totalBytes: 4000 } as const;

it("says nothing before anything is chosen", () => {
  expect(uploadStatus({ phase: "idle" })).toBeNull();
});

it("counts bytes, and speaks every quarter only", () => {
  expect(uploadStatus({ ...sending, doneBytes: 900 })).toEqual({
    title: "Uploading",
    detail: "900 bytes of 4.0 kB.",
    share: 0.225,
    spoken: "Uploading has begun.",
  });
  expect(uploadStatus({ ...sending, doneBytes: 2100 })?.spoken).toBe("Uploading: 50 percent.");
  expect(uploadStatus({ ...sending, doneBytes: 9000 })?.share).toBe(1);
  expect(uploadStatus({ ...sending, phase: "packing", doneBytes: 0, totalBytes: 0 })).toMatchObject(
    {
      title: "Packing",
      share: null,
    },
  );
});

it("counts episodes while the archive is read", () => {
  const progress = { bytes: 10, episodes: 2, totalBytes: 20 };
  const reading = { phase: "reading", name: "a", submission: "s_1", progress } as const;
  expect(uploadStatus(reading)).toMatchObject({
    detail: "10 bytes of 20 bytes, 2 episodes.",
    share: 0.5,
  });
});

it("ends in words", () => {
  expect(uploadStatus({ phase: "cancelled" })?.spoken).toMatch(/^Cancelled\. /);
  expect(uploadStatus({ phase: "refused", title: "Too large", detail: "d" })).toEqual({
    ...{ title: "Too large", detail: "d", share: null, spoken: "" },
  });
});
