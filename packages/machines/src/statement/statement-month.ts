/** The first instant of a month (`2026-11`) and of the next one. Months are UTC: accounts have no time zone. */
export function getMonthRange(month: string): { start: Date; end: Date } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { start: new Date(Date.UTC(year, number - 1)), end: new Date(Date.UTC(year, number)) };
}

/** The month of an instant, `2026-11`. */
export const getMonth = (at: Date): string => at.toISOString().slice(0, 7);

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** `November 2026`. */
export const formatMonth = (month: string): string => monthName.format(getMonthRange(month).start);
