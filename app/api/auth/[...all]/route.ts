import { z } from "zod";
import { siteAccounts } from "#app/accounts.ts";
import { limitRate } from "#app/api/limit-rate.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";

export const dynamic = "force-dynamic";

const Addressed = z.object({ email: z.string().max(254) });

export function GET(request: Request): Promise<Response> {
  return siteAccounts().handler(request);
}

export async function POST(request: Request): Promise<Response> {
  const refused = refuseForeignWrite(request) ?? (await refuseGuessing(request));
  return refused ?? siteAccounts().handler(request);
}

async function refuseGuessing(request: Request): Promise<Response | null> {
  if (!new URL(request.url).pathname.endsWith("/sign-in/email")) return null;
  const body = Addressed.safeParse(await json(request.clone()));
  return body.success ? limitRate("sign_in", body.data.email.toLowerCase()) : null;
}

/** Undefined for a body that is no JSON: the library refuses it. */
async function json(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
