import { useEffect } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { targetProblem } from "./parse-target.ts";

/**
 * Performs a URL action, shows its error, and removes the parameter, unless `act` returns that the page was left or
 * that the user has to decide first.
 */
export function useUrlAction(
  act: () => Promise<"navigated" | "pending" | void>,
  clearAddress: () => void,
): void {
  const alert = useAlert();
  useEffect(() => {
    void act()
      .catch((error: unknown) => alert({ tone: "danger", message: targetProblem(error) }))
      .then((outcome) => outcome === "navigated" || outcome === "pending" || clearAddress());
  }, [act, alert, clearAddress]);
}
