/** A moment of ours to the minute, in UTC: `2026-07-16 09:30 UTC`. */
export function minuteText(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
