import { type NextRequest, NextResponse } from "next/server";
import { readEnv } from "#lib/env.ts";
import { contentPolicy } from "#lib/url/content-policy.ts";

/** Gives each page a policy under which only scripts with this answer's nonce run; Next.js puts it on its own. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentPolicy(nonce, readEnv().isDevelopment);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** Pages only: an upload that passed through here would be cut at 10 MB without an error. */
export const config = {
  matcher: ["/((?!api/|_next/|samples/|schemas/|icon.svg|favicon.ico).*)"],
};
