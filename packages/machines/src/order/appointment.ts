import { brand } from "@heirloop/contract/brand/brand";
import type { HubId } from "@heirloop/contract/hub/hub";
import { timeZoneOfHub } from "@heirloop/contract/hub/hub-time-zone";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { Address, Order, TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatCalendar, formatUtc } from "../calendar/i-calendar.ts";
import { instantOf } from "../calendar/wall-time.ts";
import { statusRules } from "./order-status-rules.ts";
import { windowHours } from "./time-window.ts";

/** `1421 N Waco Ave, Wichita, KS 67203`. */
export const formatAddress = ({ line1, line2, city, state, zip }: Address): string =>
  [line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(", ");

/** Whether the two sides meet at the agreed time: for a pickup, or for a delivery by the seller. */
export const hasAppointment = ({
  status,
  agreed,
}: {
  status: OrderStatus;
  agreed: TimeWindow | null;
}): boolean => {
  const { handover } = statusRules[status];
  return agreed !== null && (handover === "pickup" || handover === "delivery");
};

/** Changes of the appointment since it was agreed on, by the order's history. */
export function appointmentSequence(history: ReadonlyArray<{ type: string }>): number {
  const agreedAt = history.findIndex(({ type }) => type === "confirm-schedule");
  const later = agreedAt === -1 ? [] : history.slice(agreedAt + 1);
  return later.filter(({ type }) => type === "set-pickup" || type === "confirm-schedule").length;
}

export type Appointment = Readonly<{
  orderId: string;
  status: OrderStatus;
  agreed: TimeWindow;
  side: Side;
  /** The hub of the piece, which has the seller's time zone. */
  hub: HubId | "NA";
  /** `Walnut credenza and 2 more pieces`. */
  pieces: string;
  /** What this side sees of the order. */
  details: Pick<Order, "address" | "pickup" | "contact">;
  /** The number of changes since the agreement. */
  sequence: number;
  /** An ISO instant. */
  now: string;
  /** The shop's own URL, and that of the order's page. */
  publicUrl: string;
  orderUrl: string;
}>;

/** UTC if the time zone is known; otherwise local time, which is right for two sides who meet in one place. */
function formatWindow({ date, window }: TimeWindow, hub: HubId | "NA") {
  const { from, to } = windowHours[window];
  const format = (hour: number) =>
    hub === "NA"
      ? `${date.replaceAll("-", "")}T${String(hour).padStart(2, "0")}0000`
      : formatUtc(new Date(instantOf(date, hour, timeZoneOfHub[hub])).toISOString());
  return { start: format(from), end: format(to) };
}

/** The calendar file of an agreed pickup or delivery, for one side. */
export function writeAppointment(appointment: Appointment): string {
  const { orderId, status, agreed, side, hub, pieces, details, publicUrl, orderUrl } = appointment;
  const isPickup = statusRules[status].handover === "pickup";
  const address = isPickup ? (details.pickup?.address ?? null) : details.address;
  const { contact } = details;
  const reach = contact && [contact.firstName, contact.phone].filter((part) => part !== null).join(", ");
  const description = [
    ...(reach === null ? [] : [`${side === "buyer" ? "Seller" : "Buyer"}: ${reach}`]),
    ...(isPickup && details.pickup?.accessNotes ? [`Access: ${details.pickup.accessNotes}`] : []),
    `Order: ${orderUrl}`,
  ];
  return formatCalendar({
    uid: `order-${orderId}@${new URL(publicUrl).hostname}`,
    sequence: appointment.sequence,
    writtenAt: appointment.now,
    ...formatWindow(agreed, hub),
    summary: `${isPickup ? "Pickup" : "Delivery"}: ${pieces} (${brand.name})`,
    description: description.join("\n"),
    location: address && formatAddress(address),
    url: orderUrl,
  });
}
