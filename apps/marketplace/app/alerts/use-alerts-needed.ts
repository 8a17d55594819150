import { useAtom } from "jotai";
import { useEffect } from "react";
import { runWhenIdle } from "../browser/when-idle.ts";
import { alertsContainer } from "./alerts-container.ts";
import { alertsNeededAtom } from "./alerts.atoms.ts";

/** Whether there are alerts to show, including those from the previous page. */
export function useAlertsNeeded(): boolean {
  const [wanted, setWanted] = useAtom(alertsNeededAtom);
  useEffect(
    () =>
      runWhenIdle(() => {
        // Alerts raised while offline are shown too.
        void import("./alerts.tsx").catch(() => undefined);
        if (alertsContainer.read() !== null) setWanted(true);
      }),
    [setWanted],
  );
  return wanted;
}
