import { brand } from "@heirloop/contract/brand/brand";
import { formatAddress } from "@heirloop/contract/order/format-address";
import { handoverOfStatus, type OrderStatus } from "@heirloop/contract/order/order-status";
import type { Order, TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatCalendar, formatUtc } from "../calendar/i-calendar.ts";
import { instantOf } from "@heirloop/contract/calendar/wall-time";
import { windowHours } from "@heirloop/contract/order/time-window";

const changesAppointment: ReadonlySet<string> = new Set([
  "set-pickup",
  "confirm-schedule",
  "confirm-reschedule",
]);

/** Changes of the appointment since it was agreed on, by the order's history. */
export function appointmentSequence(history: ReadonlyArray<{ type: string }>): number {
  const agreedAt = history.findIndex(({ type }) => type === "confirm-schedule");
  const later = agreedAt === -1 ? [] : history.slice(agreedAt + 1);
  return later.filter(({ type }) => changesAppointment.has(type)).length;
}

export type Appointment = Readonly<{
  orderId: string;
  status: OrderStatus;
  agreed: TimeWindow;
  side: Side;
  /** The seller's IANA time zone, if it is known. */
  timeZone: string | null;
  /** `Walnut credenza and 2 more pieces`. */
  pieces: string;
  /** What this side sees of the order. */
  details: Pick<Order, "address" | "pickup" | "contact">;
  /** The number of changes since the agreement. */
  sequence: number;
  /** An ISO instant. */
  now: string;
  /** The shop's own host name, and the URL of the order's page. */
  host: string;
  orderUrl: string;
}>;

/** UTC if the time zone is known; otherwise local time, which is right for two sides who meet in one place. */
export function formatWindow({ date, window }: TimeWindow, timeZone: string | null) {
  const { from, to } = windowHours[window];
  const format = (hour: number) =>
    timeZone === null
      ? `${date.replaceAll("-", "")}T${String(hour).padStart(2, "0")}0000`
      : formatUtc(new Date(instantOf(date, hour, timeZone)).toISOString());
  return { start: format(from), end: format(to) };
}

/** The calendar file of an agreed pickup or delivery, for one side. */
export function writeAppointment(appointment: Appointment): string {
  const { orderId, status, agreed, side, timeZone, pieces, details, host, orderUrl } = appointment;
  const isPickup = handoverOfStatus[status] === "pickup";
  const address = isPickup ? (details.pickup?.address ?? null) : details.address;
  const { contact } = details;
  const reach = contact && [contact.firstName, contact.phone].filter((part) => part !== null).join(", ");
  const description = [
    ...(reach === null ? [] : [`${side === "buyer" ? "Seller" : "Buyer"}: ${reach}`]),
    ...(isPickup && details.pickup?.accessNotes ? [`Access: ${details.pickup.accessNotes}`] : []),
    `Order: ${orderUrl}`,
  ];
  return formatCalendar({
    uid: `order-${orderId}@${host}`,
    sequence: appointment.sequence,
    writtenAt: appointment.now,
    ...formatWindow(agreed, timeZone),
    summary: `${isPickup ? "Pickup" : "Delivery"}: ${pieces} (${brand.name})`,
    description: description.join("\n"),
    location: address && formatAddress(address),
    url: orderUrl,
  });
}
