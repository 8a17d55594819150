import type { TimeWindow } from "@heirloop/contract/order/order.schema";

/** The name of a proposal: `2026-11-25/morning`. */
export const windowName = ({ date, window }: TimeWindow): string => `${date}/${window}`;

/** The instant that many milliseconds later. */
export const later = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString();
