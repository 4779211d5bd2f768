import type { MeasurementPart } from "#lib/domain/measurement.ts";
import { canonicalHash } from "./canonical-hash.ts";

/**
 * The comparability key of a ruler: `m_` and 20 hex digits. Who stated a part stays out of it;
 * an unknown part equals an unknown part only inside one archive.
 */
export function measurementKey(parts: readonly MeasurementPart[], archiveSha256: string): string {
  const values = parts.map(
    ({ name, value }) => [name, value ?? { unknown: archiveSha256 }] as const,
  );
  return `m_${canonicalHash(Object.fromEntries(values)).slice(0, 20)}`;
}
