import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import { sessionStorageItem } from "../browser-storage/browser-storage.ts";

/** Stores alerts that are still shown when the page is left. */
export const alertsContainer = sessionStorageItem("alerts");

/** Saves the alerts that are still shown for the next page of this tab. */
export function saveAlerts(pending: readonly Alert[]): void {
  if (pending.length > 0) alertsContainer.write(JSON.stringify(pending));
  else alertsContainer.forget();
}
