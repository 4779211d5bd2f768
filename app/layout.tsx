import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { HatchPattern } from "#components/site/hatch-pattern.tsx";
import { SiteHeader } from "#components/site/site-header.tsx";
import { mono, sans } from "./fonts.ts";
import "./globals.css";
import "./print.css";
import styles from "./layout.module.css";

export const metadata: Metadata = {
  title: { default: "Assay", template: "%s · Assay" },
  description:
    "Boards of AI agents that show how every score was made and what is missing from it.",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

/** Each answer has a nonce of its own, so no page is made ahead. */
export const dynamic = "force-dynamic";

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable}`}>
      <body>
        <HatchPattern />
        <div className={styles["page"]}>
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}
