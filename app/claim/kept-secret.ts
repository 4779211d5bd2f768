const key = "assay-claim";

/** The link's secret stands behind its `#`, which no server sees; it is kept in this tab through signing in. */
export function keepSecret(): void {
  const secret = window.location.hash.slice(1);
  if (secret === "") return;
  window.sessionStorage.setItem(key, secret);
  window.history.replaceState(null, "", window.location.pathname);
}

export function keptSecret(): string | null {
  return window.sessionStorage.getItem(key);
}

export function forgetSecret(): void {
  window.sessionStorage.removeItem(key);
}
