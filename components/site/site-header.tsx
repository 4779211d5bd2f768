import Link from "next/link";
import styles from "./site-header.module.css";

const places = [
  { href: "/", label: "Boards" },
  { href: "/submit", label: "Submit a run" },
  { href: "/method", label: "Method" },
] as const;

export function SiteHeader() {
  return (
    <header className={styles["header"]}>
      <a className={styles["skip"]} href="#main">
        Skip to the content
      </a>
      <Link className={styles["brand"]} href="/" prefetch={false}>
        Assay
      </Link>
      <nav className={styles["nav"]} aria-label="Site">
        {places.map(({ href, label }) => (
          <Link key={href} href={href} prefetch={false}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  );
}
