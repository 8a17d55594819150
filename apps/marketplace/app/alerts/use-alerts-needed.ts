import { useAtom } from "jotai";
import { useEffect } from "react";
import { runWhenIdle } from "../browser/when-idle.ts";
import { alertsContainer } from "./alerts-container.ts";
import { alertsNeededAtom } from "./alerts.atoms.ts";

/** Whether there is anything to tell, also from the page before this one. */
export function useAlertsNeeded(): boolean {
  const [wanted, setWanted] = useAtom(alertsNeededAtom);
  useEffect(
    () =>
      runWhenIdle(() => {
        // Also what has to be told while there is no line is told.
        void import("./alerts.tsx").catch(() => undefined);
        if (alertsContainer.read() !== null) setWanted(true);
      }),
    [setWanted],
  );
  return wanted;
}
