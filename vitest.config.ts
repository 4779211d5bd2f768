import { defineConfig } from "vitest/config";

const testTimeout = 30_000;

export default defineConfig({
  test: {
    coverage: {
      provider: "v8",
      include: ["lib/domain/**/*.ts"],
      exclude: ["**/*.test.ts", "**/testing.ts"],
      reporter: ["text"],
      thresholds: { branches: 100 },
    },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{lib,components,app,db,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts"],
          testTimeout,
        },
      },
      {
        test: {
          name: "db",
          include: ["{db,lib,app,scripts}/**/*.db.test.ts"],
          globalSetup: "db/migrate-test-database.ts",
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
