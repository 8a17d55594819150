import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import * as z from "zod/mini";
import { readKept } from "../browser-storage/kept-in-browser.ts";
import { alertsPlace } from "./alerts-place.ts";

const alertsSchema = z.array(
  z.object({ id: z.string(), tone: z.enum(["success", "danger"]), message: z.string() }),
);

/** Keeps what was not over for the page that this tab opens next. */
export function keepAlerts(pending: readonly Alert[]): void {
  if (pending.length > 0) alertsPlace.write(JSON.stringify(pending));
  else alertsPlace.forget();
}

/** What the page before has kept, once; what cannot be read is none. */
export function takeKeptAlerts(): Alert[] {
  const kept = readKept(alertsPlace, alertsSchema) ?? [];
  alertsPlace.forget();
  return kept;
}
