import { problemOf } from "./problem-of.ts";

/** A sample as if it had been chosen from a disk, or why it could not be had. */
export async function fetchSample(
  name: string,
): Promise<File | { readonly title: string; readonly detail: string }> {
  try {
    const response = await fetch(`/samples/${name}`);
    if (!response.ok) return problemOf(response.status, await response.text());
    return new File([await response.blob()], name);
  } catch {
    return {
      title: "The server was not reached",
      detail: "The sample could not be fetched: check the connection and try again.",
    };
  }
}
