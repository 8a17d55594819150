import { keptForGood } from "../storage/kept-in-browser.ts";

/** Where a browser keeps what was sent without a line. Who logs out leaves nothing there for the next one at this device. */
export const unsentPlace = keptForGood("unsentMessages");
