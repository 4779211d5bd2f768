import { canonicalHash } from "#lib/identity/canonical-hash.ts";

/** The hash of a task that asks for nothing: it says nothing about which task set it belongs to. */
export const nothingAskedHash = canonicalHash({ actions: [], outputs: [] });
