import { atom, useSetAtom } from "jotai";

export type Alert = { id: string; tone: "success" | "danger"; message: string };

/** What is being told in the corner of the page, oldest first. */
export const alertsAtom = atom<readonly Alert[]>([]);

const addAlertAtom = atom(null, (get, set, alert: Omit<Alert, "id">) => {
  set(alertsAtom, [...get(alertsAtom), { ...alert, id: crypto.randomUUID() }]);
});

/** Tells something in the corner of the page. */
export function useAlert(): (alert: Omit<Alert, "id">) => void {
  return useSetAtom(addAlertAtom);
}
