const written =
  /\b(?<date>\d{4}-\d{2}-\d{2})[Tt ](?<hours>\d{2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:\.(?<part>\d{1,9}))?)?(?<zone> ?(?:[Zz]|[+-]\d{2}:?\d{2}))?(?![\d:])/g;

interface WrittenTime {
  readonly date: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds?: string | undefined;
  readonly part?: string | undefined;
  readonly zone?: string | undefined;
}

/**
 * Writes every ISO 8601 time in a text in one way: with a zone in UTC, without one as it stands and marked so.
 * What is no day of the calendar is left alone.
 *
 * @example
 * plainTimestamps("at 2024-05-15 15:00"); // "at 2024-05-15T15:00:00 (zone unknown)"
 */
export function plainTimestamps(text: string): string {
  return text.replace(written, (found, ...rest) => {
    const groups: WrittenTime = rest[rest.length - 1];
    return plain(groups) ?? found;
  });
}

function plain({ date, hours, minutes, seconds = "00", part, zone }: WrittenTime): string | null {
  const local = `${date}T${hours}:${minutes}:${seconds}`;
  const fraction = part === undefined ? "" : part.replace(/0+$/, "");
  const rest = fraction === "" ? "" : `.${fraction}`;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return null;
  if (zone === undefined) return `${local}${rest} (zone unknown)`;
  const utc = new Date(asUtc - minutesOf(zone) * 60_000).toISOString().slice(0, 19);
  return `${utc}${rest}Z`;
}

/** Minutes ahead of UTC. */
function minutesOf(zone: string): number {
  const found = /(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})/.exec(zone)?.groups;
  if (found === undefined) return 0;
  const minutes = Number(found["hours"]) * 60 + Number(found["minutes"]);
  return found["sign"] === "-" ? -minutes : minutes;
}
