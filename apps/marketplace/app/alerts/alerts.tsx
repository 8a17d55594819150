import { connectAlerts } from "@heirloop/machines/alerts/alerts.connect";
import { alertsMachine } from "@heirloop/machines/alerts/alerts.machine";
import { Toasts } from "@heirloop/ui/components/toast/toast";
import { useActorRef, useSelector } from "@xstate/react";
import { useAtom } from "jotai";
import { useEffect } from "react";
import { alertsContainer, saveAlerts } from "./alerts-container.ts";
import { pendingAlertsAtom } from "./alerts.atoms.ts";

/** The alert region. Alerts that are still shown when the page is left are shown again by the next page. */
export function Alerts() {
  const [pending, setPending] = useAtom(pendingAlertsAtom);
  const actor = useActorRef(alertsMachine);
  const { visible } = useSelector(actor, connectAlerts);

  useEffect(() => {
    let gone = false;
    let restoring = alertsContainer.read() !== null;
    const restore = async (): Promise<void> => {
      // Most pages have nothing to restore and need no code that checks it.
      const { takeSavedAlerts } = await import("./persisted-alerts.ts");
      if (gone) return;
      restoring = false;
      for (const alert of takeSavedAlerts()) actor.send({ type: "SHOW", alert });
    };
    if (restoring) void restore().catch(() => undefined);
    const reportVisibility = (): void => actor.send({ type: document.hidden ? "PAGE_HIDDEN" : "PAGE_SHOWN" });
    // Alerts that were not restored yet stay saved.
    const leave = (): void => {
      if (!restoring) saveAlerts(actor.getSnapshot().context.pending);
    };
    // A page restored from the back/forward cache shows its own alerts, so the next page must not show them too.
    const comeBack = (): void => {
      if (!restoring) saveAlerts([]);
    };
    reportVisibility();
    document.addEventListener("visibilitychange", reportVisibility);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", reportVisibility);
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
      toasts={visible}
      onDismiss={(id) => actor.send({ type: "CLOSE", id })}
      onHold={(by) => actor.send({ type: "HOLD", by })}
      onRelease={(by) => actor.send({ type: "RELEASE", by })}
    />
  );
}
