import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import * as z from "zod/mini";
import { readJson } from "../browser-storage/browser-storage.ts";
import { alertsContainer } from "./alerts-container.ts";

const alertsSchema = z.array(
  z.object({ id: z.string(), tone: z.enum(["success", "danger"]), message: z.string() }),
);

/** Keeps what was not over for the page that this tab opens next. */
export function saveAlerts(pending: readonly Alert[]): void {
  if (pending.length > 0) alertsContainer.write(JSON.stringify(pending));
  else alertsContainer.forget();
}

/** What the page before has kept, once; what cannot be read is none. */
export function takeSavedAlerts(): Alert[] {
  const kept = readJson(alertsContainer, alertsSchema) ?? [];
  alertsContainer.forget();
  return kept;
}
