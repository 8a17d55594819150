import { keptForGood } from "../storage/kept-in-browser.ts";

/** Where a browser keeps what was sent without a line. */
export const unsentPlace = keptForGood("unsentMessages");

/** Where it keeps what was half written. */
export const draftsPlace = keptForGood("drafts");

/** Who logs out leaves none of their words for the next one at this device. */
export function forgetWhatWasWritten(): void {
  unsentPlace.forget();
  draftsPlace.forget();
}
