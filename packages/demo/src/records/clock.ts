/** An instant as ISO 8601 UTC. */
export type Instant = string;

/** The reference instant of the world's dates. */
export type Clock = { readonly now: number };

const hour = 3_600_000;
const day = 24 * hour;

export const clockAt = (startAt: Instant): Clock => ({ now: Date.parse(startAt) });

const iso = (time: number): Instant => new Date(Math.round(time / 1000) * 1000).toISOString();

export const hoursBefore = ({ now }: Clock, hours: number): Instant => iso(now - hours * hour);
export const hoursAfter = ({ now }: Clock, hours: number): Instant => iso(now + hours * hour);
export const daysBefore = ({ now }: Clock, days: number): Instant => iso(now - days * day);
export const daysAfter = ({ now }: Clock, days: number): Instant => iso(now + days * day);
/** The calendar day that many days ahead, `2026-11-25`. */
export const dayAhead = (clock: Clock, days: number): string => daysAfter(clock, days).slice(0, 10);
/** The instant that many hours later. */
export const laterThan = (instant: Instant, hours: number): Instant =>
  iso(Date.parse(instant) + hours * hour);
