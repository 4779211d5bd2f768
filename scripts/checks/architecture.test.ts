import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { architectureFindings } from "./architecture.ts";
import { plantedTree } from "./testing.ts";

const packages = [
  ...["zod", "pg", "pg-copy-streams", "graphile-worker", "tar-stream", "commander", "react"],
  ...["recharts", "canonicalize", "@fontsource/ibm-plex-sans", "@playwright/test"],
  "@secretlint/secretlint-rule-preset-recommend",
];

/** What each rule refuses: a file and the one import that breaks the rule. */
const violations = [
  ["no-cycles", "lib/domain/circle-back.ts", "#lib/domain/circle.ts"],
  ["no-unresolved", "lib/view/nowhere.ts", "#lib/domain/nowhere.ts"],
  ["no-undeclared-packages", "scripts/undeclared.ts", "undeclared"],
  ["tests-are-leaves", "lib/view/uses-test.ts", "#lib/view/a.test.ts"],
  ["lib-domain-imports-only", "lib/domain/uses-view.ts", "#lib/view/a.ts"],
  ["lib-url-imports-only", "lib/url/uses-view.ts", "#lib/view/a.ts"],
  ["lib-view-imports-only", "lib/view/uses-url.ts", "#lib/url/a.ts"],
  ["lib-identity-imports-only", "lib/identity/uses-url.ts", "#lib/url/a.ts"],
  ["lib-prices-imports-only", "lib/prices/uses-archive.ts", "#lib/archive/adapter.ts"],
  ["lib-archive-imports-only", "lib/archive/uses-db.ts", "#db/queries/a.ts"],
  ["lib-summary-imports-only", "lib/summary/uses-format.ts", "#lib/archive/one/index.ts"],
  ["lib-secrets-imports-only", "lib/secrets/uses-format.ts", "#lib/archive/adapter.ts"],
  ["lib-ingest-imports-only", "lib/ingest/uses-schema.ts", "#db/schema/a.ts"],
  ["db-imports-only", "db/uses-archive.ts", "#lib/archive/adapter.ts"],
  ["components-imports-only", "components/uses-db.tsx", "#db/queries/a.ts"],
  ["app-imports-only", "app/uses-schema.tsx", "#db/schema/a.ts"],
  ["e2e-imports-only", "e2e/uses-domain.spec.ts", "#lib/domain/a.ts"],
  ["scripts-are-not-imported", "app/uses-script.tsx", "../scripts/a.ts"],
  ["adapters-are-strangers", "lib/archive/two/uses-one.ts", "../one/schema.ts"],
  ["one-door-to-the-database", "lib/ingest/uses-client.ts", "#db/client.ts"],
  ["lib-domain-packages", "lib/domain/uses-package.ts", "zod"],
  ["lib-domain-packages", "lib/domain/uses-node.ts", "node:fs"],
  ["lib-view-packages", "lib/view/uses-package.ts", "zod"],
  ["lib-url-packages", "lib/url/uses-package.ts", "canonicalize"],
  ["lib-identity-packages", "lib/identity/uses-package.ts", "zod"],
  ["lib-prices-packages", "lib/prices/uses-node.ts", "node:fs"],
  ["lib-archive-packages", "lib/archive/uses-package.ts", "canonicalize"],
  ["lib-summary-packages", "lib/summary/uses-package.ts", "zod"],
  ["lib-secrets-packages", "lib/secrets/uses-package.ts", "zod"],
  ["lib-secrets-packages", "lib/secrets/uses-node.ts", "node:fs"],
  ["lib-ingest-packages", "lib/ingest/uses-package.ts", "canonicalize"],
  ["db-packages", "db/uses-package.ts", "canonicalize"],
  ["components-packages", "components/uses-package.tsx", "zod"],
  ["app-packages", "app/uses-package.tsx", "canonicalize"],
  ["e2e-packages", "e2e/uses-package.spec.ts", "zod"],
  ["sql-stays-in-db", "lib/ingest/uses-sql.ts", "pg"],
  ["copy-stays-in-db", "scripts/uses-copy.ts", "pg-copy-streams"],
  ["jobs-stay-in-the-worker", "app/uses-jobs.tsx", "graphile-worker"],
  ["containers-stay-in-archive", "lib/ingest/uses-tar.ts", "tar-stream"],
  ["arguments-stay-in-scripts", "lib/ingest/uses-commander.ts", "commander"],
  [
    "rules-stay-in-secrets",
    "scripts/uses-rules.ts",
    "@secretlint/secretlint-rule-preset-recommend",
  ],
  ["fonts-stay-in-app", "components/uses-font.tsx", "@fontsource/ibm-plex-sans"],
  ["react-stays-in-ui", "scripts/uses-react.ts", "react"],
  ["recharts-stays-in-charts", "components/board/uses-recharts.tsx", "recharts"],
] as const;

/** What each part may do, so that a rule which fires on everything is caught. */
const allowed: Readonly<Record<string, string>> = {
  "lib/domain/a.ts": `import { nothing } from "#lib/domain/b.ts";\nexport const a = nothing;\n`,
  "lib/domain/b.ts": "export const nothing = null;\n",
  "lib/url/a.ts": `import "zod";\nimport "#lib/domain/a.ts";\n`,
  "lib/view/a.ts": `import "#lib/domain/a.ts";\n`,
  "lib/view/a.test.ts": `import "zod";\nimport "./a.ts";\n`,
  "lib/identity/a.ts": `import "node:crypto";\nimport "canonicalize";\nimport "#lib/domain/a.ts";\n`,
  "lib/prices/a.ts": `import "zod";\nimport "#lib/domain/a.ts";\n`,
  "lib/archive/adapter.ts": `import "#lib/domain/a.ts";\n`,
  "lib/archive/one/index.ts": `import "./schema.ts";\nimport "#lib/identity/a.ts";\n`,
  "lib/archive/one/schema.ts": `import "zod";\nimport "node:fs";\n`,
  "lib/archive/two/index.ts": `import "../adapter.ts";\n`,
  "lib/archive/registry.ts": `import "./one/index.ts";\nimport "./two/index.ts";\n`,
  "lib/secrets/a.ts": `import "@secretlint/secretlint-rule-preset-recommend";\nimport "node:crypto";\nimport "#lib/domain/a.ts";\n`,
  "lib/summary/a.ts": `import "#lib/archive/adapter.ts";\nimport "#lib/identity/a.ts";\nimport "#lib/secrets/a.ts";\nimport "#lib/prices/a.ts";\n`,
  "lib/ingest/a.ts": `import "#lib/archive/registry.ts";\nimport "#lib/summary/a.ts";\nimport "#lib/prices/a.ts";\nimport "#db/queries/a.ts";\n`,
  "db/client.ts": `import "pg";\nimport "#lib/env.ts";\n`,
  "db/schema/a.ts": `import "#lib/domain/a.ts";\n`,
  "db/queries/a.ts": `import "../schema/a.ts";\n`,
  "lib/env.ts": `import "zod";\n`,
  "components/charts/a.tsx": `import "recharts";\nimport "react";\nimport "#lib/view/a.ts";\n`,
  "app/page.tsx": `import "#components/charts/a.tsx";\nimport "#db/client.ts";\nimport "#lib/ingest/a.ts";\n`,
  "scripts/a.ts": `import "commander";\nimport "#db/client.ts";\nimport "graphile-worker";\n`,
  "e2e/a.spec.ts": `import "@playwright/test";\n`,
};

const configs = [".dependency-cruiser.mjs", "tsconfig.json"];

function baseFiles(): Record<string, string> {
  const dependencies = Object.fromEntries(packages.map((name) => [name, "1.0.0"]));
  const imports = Object.fromEntries(
    ["app", "components", "lib", "db"].map((folder) => [`#${folder}/*`, `./${folder}/*`]),
  );
  const files: Record<string, string> = {
    ...allowed,
    "package.json": JSON.stringify({ type: "module", dependencies, imports }),
  };
  for (const name of [...packages, "undeclared"]) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: "index.js" });
    files[`node_modules/${name}/index.js`] = "";
  }
  return files;
}

describe("planted violations", () => {
  let folder: string;
  let findings: readonly string[];

  beforeAll(async () => {
    const files = baseFiles();
    for (const [, path, target] of violations) {
      files[path] = `import "${target}";\nimport "#lib/domain/b.ts";\n`;
    }
    files["lib/domain/circle.ts"] = `import "./circle-back.ts";\n`;
    files["lib/view/alone.ts"] = "export const alone = 1;\n";
    folder = plantedTree(files, configs);
    findings = await architectureFindings(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(violations)("%s fires on %s", (rule, path) => {
    expect(findings.filter((finding) => finding.startsWith(`${rule}: ${path} `))).not.toEqual([]);
  });

  it("no-orphans fires on a file that nothing imports", () => {
    expect(findings).toContain("no-orphans: lib/view/alone.ts -> lib/view/alone.ts");
  });
});

it("finds nothing where every import is allowed", async () => {
  const folder = plantedTree(baseFiles(), configs);
  expect(await architectureFindings(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it("fails when the cruise saw fewer modules than there are files", async () => {
  const files = baseFiles();
  const blind = `export default { forbidden: [], options: { includeOnly: "^lib/domain/" } };\n`;
  const folder = plantedTree({ ...files, ".dependency-cruiser.mjs": blind }, ["tsconfig.json"]);

  const findings = await architectureFindings(folder);

  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(/^not-seen: \d+ of \d+ files/);
  rmSync(folder, { recursive: true });
});
