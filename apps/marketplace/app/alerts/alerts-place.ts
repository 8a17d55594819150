import { keptForThisVisit } from "../browser-storage/kept-in-browser.ts";

/** Where a page keeps the alerts that were not over when it was left. */
export const alertsPlace = keptForThisVisit("alerts");
