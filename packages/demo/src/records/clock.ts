import type { Instant } from "./records.ts";

/** The world's one sense of time: everything is placed around this instant. */
export type Clock = { readonly now: number };

const hour = 3_600_000;
const day = 24 * hour;

export const clockAt = (startAt: Instant): Clock => ({ now: Date.parse(startAt) });

const iso = (time: number): Instant => new Date(Math.round(time / 1000) * 1000).toISOString();

export const hoursBefore = ({ now }: Clock, hours: number): Instant => iso(now - hours * hour);
export const hoursAfter = ({ now }: Clock, hours: number): Instant => iso(now + hours * hour);
export const daysBefore = ({ now }: Clock, days: number): Instant => iso(now - days * day);
export const daysAfter = ({ now }: Clock, days: number): Instant => iso(now + days * day);
/** The calendar day so many days ahead, `2026-11-25`. */
export const dayAhead = (clock: Clock, days: number): string => daysAfter(clock, days).slice(0, 10);
/** A later instant, in hours from another. */
export const laterThan = (instant: Instant, hours: number): Instant =>
  iso(Date.parse(instant) + hours * hour);
