/** The file's name as a suggestion in words: what it seems to say is never filled in. */
export function FileNameHint({ fileName }: { readonly fileName: string }) {
  return (
    <p className="sub">
      What you declare is shown as declared by the submitter; what you leave empty stays unknown.
      The file is called “<bdi>{fileName}</bdi>”: if that names something below, write it in
      yourself.
    </p>
  );
}
