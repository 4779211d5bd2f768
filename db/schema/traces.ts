import { customType, foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { episodes } from "./episodes.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** An episode's timeline: gzip of the JSON of its events. Only the episode page reads it. */
export const traces = pgTable(
  "traces",
  {
    runId: text("run_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    events: bytea("events").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.ordinal] }),
    foreignKey({
      name: "traces_episode_fk",
      columns: [table.runId, table.ordinal],
      foreignColumns: [episodes.runId, episodes.ordinal],
    }).onDelete("cascade"),
  ],
);
