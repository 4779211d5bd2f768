import Link from "next/link";

export default function SubmissionNotFound() {
  return (
    <>
      <h1>Nothing is kept here</h1>
      <p className="sub" role="status">
        There is no submission at this address. A discarded submission leaves nothing: no archive,
        no report, no row.
      </p>
      <p>
        <Link href="/submit">Submit a run</Link>
      </p>
    </>
  );
}
