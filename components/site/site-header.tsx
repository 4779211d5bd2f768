import styles from "./site-header.module.css";

const places = [
  { href: "/", label: "Boards" },
  { href: "/submit", label: "Submit a run" },
  { href: "/costs", label: "Costs" },
  { href: "/method", label: "Method" },
  { href: "/account", label: "Account" },
] as const;

export function SiteHeader() {
  return (
    <header className={styles["header"]}>
      <a className={styles["skip"]} href="#main">
        Skip to the content
      </a>
      <a className={styles["brand"]} href="/">
        Assay
      </a>
      <nav className={styles["nav"]} aria-label="Site">
        {places.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
