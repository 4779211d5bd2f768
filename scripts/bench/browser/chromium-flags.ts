/** What Chromium is started with: no network of its own, and no sandbox, which a container cannot give it. */
export const chromiumFlags = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
] as const;
