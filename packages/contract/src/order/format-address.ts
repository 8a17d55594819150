import type { Address } from "./order.schema.ts";

/** `1421 N Waco Ave, Wichita, KS 67203`. */
export const formatAddress = ({ line1, line2, city, state, zip }: Address): string =>
  [line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(", ");

/** A map search that works without a script; phones open it in their map app. */
export const getMapUrl = ({ line1, city, state, zip }: Address): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${line1}, ${city}, ${state} ${zip}`)}`;
