// Who may import whom. Every rule is seen to fire in scripts/check-architecture.test.ts.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const archiveFolder = join(import.meta.dirname, "lib/archive");
const formats = readdirSync(archiveFolder).filter((name) =>
  existsSync(join(archiveFolder, name, "index.ts")),
);

const ours = "^(app|components|lib|db|e2e|scripts)/";
const testFiles = "\\.test\\.tsx?$|/testing\\.ts$|^db/migrate-test-database\\.ts$";
const anyPackage = ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown"];

const nameOf = (from) => from.replaceAll(/[^a-z0-9-]+/g, "-");

const only = (from, allowed, comment) => ({
  name: `${nameOf(from)}-imports-only`,
  comment,
  severity: "error",
  from: { path: `^${from}/`, pathNot: testFiles },
  to: { path: ours, pathNot: allowed.map((path) => `^${path}`) },
});

/** The packages (and Node modules) that a folder may import: the rest are refused. */
const packagesOf = (from, allowed, { node = true } = {}) => ({
  name: `${nameOf(from)}-packages`,
  severity: "error",
  from: { path: `^${from}/`, pathNot: testFiles },
  to: {
    dependencyTypes: node ? anyPackage : [...anyPackage, "core"],
    pathNot: allowed.map((name) => `(^|/)node_modules/(@types/)?${name}/|^(node:)?${name}$`),
  },
});

/** Where a package may be imported: nowhere else, tests included. */
const home = (name, from, packages) => ({
  name,
  severity: "error",
  from: { pathNot: from },
  to: { path: packages.map((one) => `(^|/)node_modules/(@types/)?${one}/`) },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot: "\\.d\\.ts$|\\.config\\.|^e2e/|^app/|^drizzle/|^scripts/[^/]+$",
      },
      to: {},
    },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "no-undeclared-packages",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "tests-are-leaves",
      severity: "error",
      from: { pathNot: testFiles },
      to: { path: testFiles },
    },

    only("lib/domain", ["lib/domain/"], "the domain knows nothing of the rest"),
    only("lib/url", ["lib/url/", "lib/domain/"], "addresses are made of domain words"),
    only("lib/view", ["lib/view/", "lib/domain/"], "view models are pure"),
    only("lib/identity", ["lib/identity/", "lib/domain/"], "an id is made of domain records"),
    only("lib/prices", ["lib/prices/", "lib/domain/"], "a price table is data and its check"),
    only(
      "lib/archive",
      ["lib/archive/", "lib/identity/", "lib/domain/"],
      "adapters read; they store nothing",
    ),
    only(
      "lib/summary",
      ["lib/(summary|secrets|prices|identity|domain)/", "lib/archive/[^/]+\\.ts"],
      "a summary is counted from readings and knows no format: the registry chooses",
    ),
    only("lib/accounts", ["lib/(accounts|domain)/"], "sign-in knows no table's contents"),
    only("lib/secrets", ["lib/secrets/", "lib/domain/"], "a scan knows texts, not formats"),
    only(
      "lib/ingest",
      [
        "lib/(ingest|archive|summary|secrets|prices|identity|domain)/",
        "db/(queries|commands)/",
        "db/database\\.ts",
      ],
      "ingest joins archive to db",
    ),
    only("db", ["db/", "lib/domain/", "lib/env\\.ts"], "the database knows the domain's words"),
    only(
      "components",
      ["components/", "lib/(domain|view|url)/"],
      "components are handed their data",
    ),
    only(
      "app",
      ["app/", "components/", "lib/", "db/(client|database|queries|commands)"],
      "routes never see the schema",
    ),
    only("e2e", ["e2e/"], "e2e drives the app from outside"),
    {
      name: "scripts-are-not-imported",
      severity: "error",
      from: { path: ours, pathNot: `^scripts/|${testFiles}` },
      to: { path: "^scripts/" },
    },
    {
      name: "adapters-are-strangers",
      comment: "a folder with an index.ts is a format; no folder imports another's format",
      severity: "error",
      from: { path: "^lib/archive/([^/]+)/" },
      to: { path: `^lib/archive/(${formats.join("|")})/`, pathNot: "^lib/archive/$1/" },
    },
    {
      name: "one-door-to-the-database",
      severity: "error",
      from: { pathNot: "^(app|scripts)/" },
      to: { path: "^db/client\\.ts$" },
    },

    packagesOf("lib/domain", [], { node: false }),
    packagesOf("lib/view", [], { node: false }),
    packagesOf("lib/url", ["zod"], { node: false }),
    packagesOf("lib/identity", ["canonicalize", "crypto"], { node: false }),
    packagesOf("lib/prices", ["zod"], { node: false }),
    packagesOf("lib/archive", ["zod", "yauzl", "tar-stream"]),
    packagesOf("lib/summary", []),
    packagesOf("lib/accounts", ["better-auth", "zod", "crypto"], { node: false }),
    packagesOf("lib/secrets", ["@secretlint/[^/]+", "crypto"], { node: false }),
    packagesOf("lib/ingest", ["zod"]),
    packagesOf("db", [
      "zod",
      "drizzle-orm",
      "pg",
      "pg-copy-streams",
      "graphile-worker",
      "server-only",
    ]),
    packagesOf("components", ["react", "react-dom", "next", "recharts", "@tanstack/react-table"], {
      node: false,
    }),
    packagesOf("app", ["react", "react-dom", "next", "zod", "server-only", "@fontsource/[^/]+"]),
    packagesOf("e2e", ["@playwright/test", "@axe-core/playwright"]),
    home("sql-stays-in-db", "^(db|scripts)/|^drizzle\\.config|\\.db\\.test\\.ts$", [
      "drizzle-orm",
      "pg",
    ]),
    home("copy-stays-in-db", "^db/", ["pg-copy-streams"]),
    home("jobs-stay-in-the-worker", "^(db|scripts)/", ["graphile-worker"]),
    home("containers-stay-in-archive", "^(lib/archive|scripts)/", ["tar-stream", "yauzl"]),
    home("arguments-stay-in-scripts", "^scripts/", ["commander"]),
    home("rules-stay-in-secrets", "^lib/secrets/", ["@secretlint/[^/]+"]),
    home("fonts-stay-in-app", "^app/", ["@fontsource/[^/]+"]),
    home("react-stays-in-ui", "^(app|components)/", [
      "react",
      "react-dom",
      "recharts",
      "@tanstack/react-table",
    ]),
    home("recharts-stays-in-charts", "^components/charts/", ["recharts"]),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^\\.next|^next-env" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
