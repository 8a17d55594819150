import type { HubId } from "../hub/hub.ts";
import { timeZoneOfHub } from "../hub/hub-time-zone.ts";
import type { PickupCalendar } from "./pickup-calendar.schema.ts";

/** The time zone of a seller's appointments: that of their pickup hours, or of their hub; null without both. */
export const sellerTimeZone = (
  calendar: Pick<PickupCalendar, "timeZone"> | null,
  hub: HubId | "NA",
): string | null => calendar?.timeZone ?? (hub === "NA" ? null : timeZoneOfHub[hub]);
