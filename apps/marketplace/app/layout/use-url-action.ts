import { useEffect } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { targetProblem } from "./parse-target.ts";

/**
 * Does what the address asks for, tells what went wrong, and takes the parameter out of the address, unless `act` answers that the page was
 * left or that the person has to decide first.
 */
export function useUrlAction(act: () => Promise<"left" | "asked" | void>, clearAddress: () => void): void {
  const alert = useAlert();
  useEffect(() => {
    void act()
      .catch((error: unknown) => alert({ tone: "danger", message: targetProblem(error) }))
      .then((done) => done === "left" || done === "asked" || clearAddress());
  }, [act, alert, clearAddress]);
}
