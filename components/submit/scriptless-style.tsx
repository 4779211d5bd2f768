/** Inside noscript: hides the controls that would do nothing. */
export function ScriptlessStyle() {
  return <style>{"[data-needs-script] { display: none }"}</style>;
}
