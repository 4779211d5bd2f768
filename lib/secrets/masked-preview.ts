const shownWhole = 2;
/** Of less, any part would tell too much. */
const shortest = 12;

/** A secret for people to recognise: its first and last two characters, none of a short one. */
export function maskedPreview(text: string): string {
  if (text.length < shortest) return "…";
  const preview = `${text.slice(0, shownWhole)}…${text.slice(-shownWhole)}`;
  return preview.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, "·");
}
