import { brand } from "@heirloop/contract/brand/brand";
import type { Consignment, ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import { formatAddress } from "@heirloop/contract/order/format-address";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { formatCalendar } from "../calendar/i-calendar.ts";
import { formatWindow } from "../order/appointment.ts";

export type CollectionAppointment = Readonly<{
  consignmentId: string;
  title: string;
  agreed: TimeWindow;
  side: ConsignmentSide;
  /** IANA time zone of the piece's hub, if it is known. */
  timeZone: string | null;
  /** What this side sees of the consignment. */
  details: Pick<Consignment, "pickup" | "contact">;
  /** Rises with every change of the time or the place. */
  sequence: number;
  /** An ISO instant. */
  now: string;
  /** The shop's own host name, and the URL of this side's page. */
  host: string;
  pageUrl: string;
}>;

/** The calendar file of an agreed collection, for one side. */
export function writeCollectionAppointment(appointment: CollectionAppointment): string {
  const { consignmentId, title, agreed, side, timeZone, details, host, pageUrl } = appointment;
  const { contact, pickup } = details;
  const reach = contact && [contact.firstName, contact.phone].filter((part) => part !== null).join(", ");
  const description = [
    ...(reach === null ? [] : [`${side === "consigner" ? "Shop" : "Owner"}: ${reach}`]),
    ...(pickup?.accessNotes ? [`Access: ${pickup.accessNotes}`] : []),
    `Consignment: ${pageUrl}`,
  ];
  return formatCalendar({
    uid: `consignment-${consignmentId}@${host}`,
    sequence: appointment.sequence,
    writtenAt: appointment.now,
    ...formatWindow(agreed, timeZone),
    summary: `Collection: ${title} (${brand.name})`,
    description: description.join("\n"),
    location: pickup && formatAddress(pickup.address),
    url: pageUrl,
  });
}
