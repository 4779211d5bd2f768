import { ScriptlessStyle } from "./scriptless-style.tsx";

/** For a browser without script. */
export function ScriptlessDecision() {
  return (
    <noscript>
      <ScriptlessStyle />
      <p className="say">
        Declaring, deciding on secrets, publishing and discarding need script, which is off. A
        submission that is left alone stays a preview, seen by nobody else.
      </p>
    </noscript>
  );
}
