const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Milliseconds in words, for every text that names a period: hours up to 72, then days; "15 minutes" below an hour.
 */
export function formatDuration(milliseconds: number): string {
  if (milliseconds > 72 * hour) return `${milliseconds / day} days`;
  return milliseconds >= hour ? `${milliseconds / hour} hours` : `${milliseconds / minute} minutes`;
}
