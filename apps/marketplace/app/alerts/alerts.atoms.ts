import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import { atom, useSetAtom } from "jotai";

/** Told, and not yet taken over by the corner that shows them, oldest first. */
export const toldAlertsAtom = atom<readonly Alert[]>([]);

/** The corner is wanted: from the first alert on it stays. */
export const alertsWantedAtom = atom(false);

const addAlertAtom = atom(null, (get, set, alert: Omit<Alert, "id">) => {
  set(toldAlertsAtom, [...get(toldAlertsAtom), { ...alert, id: crypto.randomUUID() }]);
  set(alertsWantedAtom, true);
});

/** Tells something in the corner of the page. */
export function useAlert(): (alert: Omit<Alert, "id">) => void {
  return useSetAtom(addAlertAtom);
}
