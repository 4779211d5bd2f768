"use client";

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly unstable_retry?: () => void;
  readonly reset?: () => void;
}

export default function ErrorPage({ error, unstable_retry, reset }: ErrorPageProps) {
  const again = unstable_retry ?? reset;
  return (
    <>
      <h1>This page could not be made</h1>
      <p className="sub">
        The fault is ours, not your address or your archive. Nothing was changed.
        {error.digest === undefined ? null : ` The server's log names it ${error.digest}.`}
      </p>
      <button className="button" type="button" onClick={() => again?.()}>
        Try again
      </button>
    </>
  );
}
