import localFont from "next/font/local";

/** Self-hosted: nothing is fetched from another host, and a font that comes late is not swapped in, so nothing shifts. */
export const sans = localFont({
  variable: "--font-sans",
  display: "optional",
  adjustFontFallback: "Arial",
  src: [
    {
      path: "../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2",
      weight: "400",
    },
    {
      path: "../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2",
      weight: "500",
    },
    {
      path: "../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2",
      weight: "600",
    },
  ],
});

export const mono = localFont({
  variable: "--font-mono",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  src: "../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
});
