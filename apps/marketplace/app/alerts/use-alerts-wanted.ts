import { useAtom } from "jotai";
import { useEffect } from "react";
import { whenIdle } from "../browser/when-idle.ts";
import { alertsPlace } from "./alerts-place.ts";
import { alertsWantedAtom } from "./alerts.atoms.ts";

/** Whether there is anything to tell, also from the page before this one. */
export function useAlertsWanted(): boolean {
  const [wanted, setWanted] = useAtom(alertsWantedAtom);
  useEffect(
    () =>
      whenIdle(() => {
        // Also what has to be told while there is no line is told.
        void import("./alerts.tsx").catch(() => undefined);
        if (alertsPlace.read() !== null) setWanted(true);
      }),
    [setWanted],
  );
  return wanted;
}
