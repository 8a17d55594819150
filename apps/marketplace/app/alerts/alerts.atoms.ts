import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import { atom, useSetAtom } from "jotai";

/** Told, and not yet taken over by the corner that shows them, oldest first. */
export const pendingAlertsAtom = atom<readonly Alert[]>([]);

/** The corner is wanted: from the first alert on it stays. */
export const alertsNeededAtom = atom(false);

const addAlertAtom = atom(null, (get, set, alert: Omit<Alert, "id">) => {
  set(pendingAlertsAtom, [...get(pendingAlertsAtom), { ...alert, id: crypto.randomUUID() }]);
  set(alertsNeededAtom, true);
});

/** Tells something in the corner of the page. */
export function useAlert(): (alert: Omit<Alert, "id">) => void {
  return useSetAtom(addAlertAtom);
}
