import { connectAlerts } from "@heirloop/machines/alerts/alerts.connect";
import { alertsMachine } from "@heirloop/machines/alerts/alerts.machine";
import { Toasts } from "@heirloop/ui/components/toast/toast";
import { useActorRef, useSelector } from "@xstate/react";
import { useAtom } from "jotai";
import { useEffect } from "react";
import { pendingAlertsAtom } from "./alerts.atoms.ts";
import { saveAlerts, takeSavedAlerts } from "./persisted-alerts.ts";

/** The alert region. Alerts that are still shown when the page is left are shown again by the next page. */
export function Alerts() {
  const [pending, setPending] = useAtom(pendingAlertsAtom);
  const actor = useActorRef(alertsMachine);
  const { standing } = useSelector(actor, connectAlerts);

  useEffect(() => {
    for (const alert of takeSavedAlerts()) actor.send({ type: "SHOW", alert });
    const look = (): void => actor.send({ type: document.hidden ? "AWAY" : "BACK" });
    const leave = (): void => saveAlerts(actor.getSnapshot().context.pending);
    // A page restored from the back/forward cache shows its own alerts, so the next page must not show them too.
    const comeBack = (): void => saveAlerts([]);
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [actor]);

  useEffect(() => {
    for (const alert of pending) actor.send({ type: "SHOW", alert });
    if (pending.length > 0) setPending([]);
  }, [actor, pending, setPending]);

  return (
    <Toasts
      toasts={standing}
      onDismiss={(id) => actor.send({ type: "CLOSE", id })}
      onHold={(by) => actor.send({ type: "HOLD", by })}
      onRelease={(by) => actor.send({ type: "RELEASE", by })}
    />
  );
}
