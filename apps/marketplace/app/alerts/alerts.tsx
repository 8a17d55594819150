import { Toasts } from "@heirloop/ui/components/toast/toast";
import { useAtom } from "jotai";
import { alertsAtom } from "./alerts.atoms.ts";

/** The corner of the page where alerts come and go. */
export function Alerts() {
  const [alerts, setAlerts] = useAtom(alertsAtom);
  return <Toasts toasts={alerts} onDismiss={(id) => setAlerts(alerts.filter((alert) => alert.id !== id))} />;
}
