import { addDays, instantOf, wallTimeAt } from "../calendar/wall-time.ts";
import { constants } from "../constants/marketplace-constants.ts";
import type { DayWindow, TimeWindow } from "./order.schema.ts";

/** Hours of the day, in the seller's location, at which a window begins and ends. */
export const windowHours: Readonly<Record<DayWindow, Readonly<{ from: number; to: number }>>> = {
  morning: { from: 8, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 21 },
};

/** The name of a proposal: `2026-11-25/morning`. */
export const windowName = ({ date, window }: TimeWindow): string => `${date}/${window}`;

/** Where no time zone is known, a day and its windows end last on the Pacific coast. */
export const windowTimeZone = (timeZone: string | null): string => timeZone ?? "America/Los_Angeles";

/**
 * When a window is over by the clocks of an IANA time zone, in milliseconds since 1970 (docs/product.md §4, Windows).
 * Null is an unknown time zone.
 */
export const windowEnd = ({ date, window }: TimeWindow, timeZone: string | null): number =>
  instantOf(date, windowHours[window].to, windowTimeZone(timeZone));

/** When a window is judged (ISO instant), and the IANA time zone of the windows; null if it is unknown. */
export type ProposalTime = { now: string; timeZone: string | null };

/** Whether a window is not over yet. */
export const isAhead = (window: TimeWindow, { now, timeZone }: ProposalTime): boolean =>
  windowEnd(window, timeZone) > Date.parse(now);

/** The proposals that can still be agreed to: nobody can come at a time that has passed. */
export const listAhead = <Proposal extends TimeWindow>(
  proposals: readonly Proposal[],
  at: ProposalTime,
): Proposal[] => proposals.filter((proposal) => isAhead(proposal, at));

const isTooFar = (window: TimeWindow, { now, timeZone }: ProposalTime): boolean =>
  windowEnd(window, timeZone) > Date.parse(now) + constants.scheduleWithin;

/** The first and the last day (`2026-11-25`) to choose a time on, by the clocks of the windows. */
export function proposableDays(at: ProposalTime): { first: string; last: string } {
  const clock = (instant: number) => wallTimeAt(instant, windowTimeZone(at.timeZone)).day;
  const today = clock(Date.parse(at.now));
  const limit = clock(Date.parse(at.now) + constants.scheduleWithin);
  return {
    first: isAhead({ date: today, window: "evening" }, at) ? today : addDays(today, 1),
    last: isTooFar({ date: limit, window: "evening" }, at) ? addDays(limit, -1) : limit,
  };
}

/** Times that cannot be proposed again. */
export type KnownTimes = Readonly<{ agreed: TimeWindow | null; proposed: readonly TimeWindow[] }>;

const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Why a time cannot be proposed, for the user to read, and the field to correct; null if it can (docs/product.md §4).
 * The form, the server and the mocks all say this.
 */
export function findTimeProblem(
  proposed: TimeWindow,
  { agreed, proposed: others }: KnownTimes,
  at: ProposalTime,
): { field: "date" | "window"; message: string } | null {
  const isSame = (other: TimeWindow): boolean => windowName(other) === windowName(proposed);
  if (!isAhead({ ...proposed, window: "evening" }, at))
    return { field: "date", message: "That day is over. Choose a later one" };
  if (!isAhead(proposed, at))
    return { field: "window", message: "That time of day is over. Choose a later one, or another day" };
  if (isTooFar(proposed, at)) {
    const last = dayFormat.format(new Date(`${proposableDays(at).last}T00:00:00Z`));
    return { field: "date", message: `That is too far ahead. Choose a day up to ${last}` };
  }
  if (agreed !== null && isSame(agreed))
    return { field: "date", message: "You have already agreed on this time. Choose another one" };
  if (others.some(isSame))
    return { field: "date", message: "This time is already proposed. Choose another one" };
  return null;
}

/** Returns the instant that many milliseconds after the window's end, and at least as long after now. */
function afterWindow(milliseconds: number) {
  return (agreed: TimeWindow | null, timeZone: string | null, now: string): string => {
    const from = Math.max(Date.parse(now), agreed ? windowEnd(agreed, timeZone) : 0);
    return new Date(from + milliseconds).toISOString();
  };
}

/** When an open order completes automatically, counted from its window (docs/product.md §4). */
export const autoCompletion = afterWindow(constants.autoCompleteAfterWindow);

/** When an order that no carrier has yet is canceled and refunded, counted from its window (docs/product.md §4). */
export const shippingLapse = afterWindow(constants.shippingLapse);

/** The instant that many milliseconds later. */
export const later = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString();
