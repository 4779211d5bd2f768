/** For everybody but the submitter. */
export function LockedSubmission() {
  return (
    <>
      <h1>Only the submitter can see a preview</h1>
      <p className="sub">
        This submission belongs to the browser, program or account that uploaded its archive and,
        once it was sent for review, to the maintainers of its boards. What is published appears on
        the boards for everybody.
      </p>
      <p>
        <a href="/">All boards</a> · <a href="/submit">Submit a run</a>
      </p>
    </>
  );
}
