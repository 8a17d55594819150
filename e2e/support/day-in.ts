/** The calendar day in so many days, by the clocks of Greenwich: `2026-11-25`. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
