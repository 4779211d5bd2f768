import { z } from "zod";
import { bodyChunks } from "#app/api/body-chunks.ts";
import { ingestContext } from "#app/api/ingest-context.ts";
import { mayUpload } from "#app/api/may-upload.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";
import { capabilityCookie } from "#app/api/shown-capability.ts";
import { readEnv } from "#lib/env.ts";
import { type ReceivedSubmission, receiveArchive } from "#lib/ingest/receive-archive.ts";
import type { ReceivedBytes } from "#lib/ingest/receive-bytes.ts";

export const dynamic = "force-dynamic";

const ContentLength = z.coerce.number().int().nonnegative();
const FileName = z.string().trim().min(1).max(255);
const cookieSeconds = 30 * 24 * 60 * 60;

/** Takes an archive as the raw body; its name comes in the header x-assay-file-name, URI-encoded. */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const sender = await mayUpload(request);
  if (sender instanceof Response) return sender;
  const fileName = FileName.safeParse(decoded(request.headers.get("x-assay-file-name")));
  if (!fileName.success) {
    return problemJson(
      400,
      "Bad request",
      "Name the file in the header x-assay-file-name (URI-encoded, at most 255 characters).",
    );
  }
  const length = request.headers.get("content-length");
  const expectedBytes = length === null ? null : ContentLength.parse(length);
  const received = await receiveArchive(ingestContext(), {
    body: bodyChunks(request),
    fileName: fileName.data,
    declarations: {},
    submitterId: sender.kind === "user" ? sender.id : null,
    queued: true,
    expectedBytes,
    limitBytes: readEnv().archiveLimitBytes,
  });
  return received.kind === "received" ? created(received) : refusal(received);
}

function created({ submission, sha256, bytes, capability }: ReceivedSubmission): Response {
  const cookie = `${capabilityCookie(submission)}=${capability}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${cookieSeconds}`;
  return Response.json(
    { submission, sha256, bytes, capability },
    {
      status: 201,
      headers: {
        location: `/api/v1/submissions/${submission}`,
        "set-cookie": cookie,
        "cache-control": "no-store",
      },
    },
  );
}

function refusal(received: Exclude<ReceivedBytes, { kind: "complete" }>): Response {
  if (received.kind === "too_large") {
    return problemJson(
      413,
      "Too large",
      `An archive may have at most ${received.limitBytes} bytes: split it, or pack it tighter.`,
    );
  }
  const { bytes, expectedBytes } = received;
  const promised = expectedBytes === null ? "" : ` of ${expectedBytes}`;
  return problemJson(
    400,
    "Cut short",
    `Only ${bytes}${promised} bytes arrived, so nothing was kept: send it again.`,
  );
}

/** Header values are ASCII, so names come URI-encoded; one that is not is taken as it stands. */
function decoded(name: string | null): string | null {
  if (name === null) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
