import { sessionStorageItem } from "../browser-storage/browser-storage.ts";

/** Where a page keeps the alerts that were not over when it was left. */
export const alertsContainer = sessionStorageItem("alerts");
