import type { Alert } from "@heirloop/machines/alerts/alerts.machine";
import * as z from "zod/mini";
import { readJson } from "../browser-storage/browser-storage.ts";
import { alertsContainer } from "./alerts-container.ts";

const alertsSchema = z.array(
  z.object({ id: z.string(), tone: z.enum(["success", "danger"]), message: z.string() }),
);

/** Returns the alerts saved by the previous page and removes them; unreadable data counts as none. */
export function takeSavedAlerts(): Alert[] {
  const stored = readJson(alertsContainer, alertsSchema) ?? [];
  alertsContainer.forget();
  return stored;
}
