import type { Metadata } from "next";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <h1>Nothing is at this address</h1>
      <p className="sub">
        The address may be mistyped, or its archive was discarded before it was published. A
        published run keeps its address.
      </p>
      <p>
        <a href="/">All boards</a>
      </p>
    </>
  );
}
