import { sessionStorageItem } from "../browser-storage/browser-storage.ts";

/** Stores alerts that are still shown when the page is left. */
export const alertsContainer = sessionStorageItem("alerts");
