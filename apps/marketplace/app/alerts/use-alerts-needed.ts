import { useAtom } from "jotai";
import { useEffect } from "react";
import { runWhenActive } from "../browser/when-active.ts";
import { alertsContainer } from "./alerts-container.ts";
import { alertsNeededAtom } from "./alerts.atoms.ts";

/** Whether there are alerts to show, including those from the previous page. */
export function useAlertsNeeded(): boolean {
  const [wanted, setWanted] = useAtom(alertsNeededAtom);
  useEffect(() => {
    if (alertsContainer.read() !== null) setWanted(true);
  }, [setWanted]);
  // Before the first alert, so that alerts raised while offline are shown too.
  useEffect(() => runWhenActive(() => void import("./alerts.tsx").catch(() => undefined)), []);
  return wanted;
}
