import { numeric, timestamp } from "drizzle-orm/pg-core";

/** A moment we set ourselves: with zone, read back as a Date. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** Money or a sum of scores: exact in SQL, the same double on both sides of it. */
export function exact(name: string) {
  return numeric(name, { mode: "number" });
}
