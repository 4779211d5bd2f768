/** Without script the page asks anew every few seconds. */
export function ScriptlessReload({ path }: { readonly path: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="3" />
      <p>
        This page loads itself anew until the archive is read. <a href={path}>Load it now</a>
      </p>
    </noscript>
  );
}
