import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import { atom, useSetAtom } from "jotai";

/** Alerts that the alert region has not taken over yet, oldest first. */
export const pendingAlertsAtom = atom<readonly Alert[]>([]);

/** True from the first alert on: the alert region is loaded. */
export const alertsNeededAtom = atom(false);

/** Shows an alert in the corner of the page. */
export const addAlertAtom = atom(null, (get, set, alert: Omit<Alert, "id">) => {
  set(pendingAlertsAtom, [...get(pendingAlertsAtom), { ...alert, id: crypto.randomUUID() }]);
  set(alertsNeededAtom, true);
});

/** Returns a function that shows an alert in the corner of the page. */
export function useAlert(): (alert: Omit<Alert, "id">) => void {
  return useSetAtom(addAlertAtom);
}
