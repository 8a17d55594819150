/** Returns the UTC date this many days ago: `2026-11-21`. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
