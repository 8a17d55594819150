import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import * as z from "zod/mini";
import { alertsPlace as place } from "./alerts-place.ts";

const alertsSchema = z.array(
  z.object({ id: z.string(), tone: z.enum(["success", "danger"]), message: z.string() }),
);

/** Keeps what was not over for the page that this tab opens next. */
export function keepAlerts(pending: readonly Alert[]): void {
  if (pending.length > 0) window.sessionStorage.setItem(place, JSON.stringify(pending));
  else window.sessionStorage.removeItem(place);
}

/** What the page before has kept, once; what cannot be read is none. */
export function takeKeptAlerts(): Alert[] {
  const kept = window.sessionStorage.getItem(place);
  window.sessionStorage.removeItem(place);
  if (kept === null) return [];
  try {
    return alertsSchema.parse(JSON.parse(kept));
  } catch {
    return [];
  }
}
