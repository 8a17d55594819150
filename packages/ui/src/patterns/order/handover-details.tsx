import { calendarFileName } from "@heirloop/contract/calendar/calendar-file";
import { formatAddress, getMapUrl } from "@heirloop/contract/order/format-address";
import { hasAppointment } from "@heirloop/contract/order/order-contact";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Address } from "@heirloop/contract/order/order.schema";
import { formatPhone, getPhoneUrl } from "@heirloop/contract/user/phone-number";
import { CalendarPlus, Copy, MapPin, Phone } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { KeyValueList, type KeyValueListProps } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { ContactPhone, PhoneNumber } from "../phone-number/phone-number.tsx";
import { TimeZoneNote } from "../time-zone/time-zone-note.tsx";
import {
  beforeAgreement,
  getHandoverState,
  handoverTitles,
  noFreeTimes,
  pickupShownLater,
  pickupShownNow,
  pickupUnknown,
} from "./handover-copy.ts";
import { getLateRows } from "./late-rows.ts";
import { formatTimeWindow } from "./order-copy.ts";
import type { OrderHandlers, OrderView } from "./order-view.ts";

/** Only sellers need it, and with it come the fields of an address. */
const PickupEditor = lazy(async () => ({ default: (await import("./pickup-editor.tsx")).PickupEditor }));

export type HandoverDetailsProps = { view: OrderView } & Pick<OrderHandlers, "onEvent" | "onCopyAddress">;

type Rows = KeyValueListProps["items"];

function getRows({ order, side }: OrderView): Rows {
  const { schedule, pickup, contact } = order;
  const address = getAddress(order);
  // A seller's own number is the one that the buyer sees.
  const ownPhone = side === "seller" && order.type === "pickup" ? pickup?.phone : undefined;
  return [
    ...(schedule.agreed ? [{ key: "Time", value: formatTimeWindow(schedule.agreed) }] : []),
    ...getLateRows(order, side),
    ...(address ? [{ key: "Address", value: formatAddress(address) }] : []),
    ...(pickup?.accessNotes ? [{ key: "Access", value: pickup.accessNotes }] : []),
    ...(ownPhone === undefined
      ? []
      : [{ key: "Your phone", value: <PhoneNumber>{formatPhone(ownPhone)}</PhoneNumber> }]),
    ...(contact ? [{ key: side === "buyer" ? "Seller" : "Buyer", value: contact.firstName }] : []),
    ...(contact ? [{ key: "Phone", value: <ContactPhone phone={contact.phone} /> }] : []),
  ];
}

const getAddress = ({ type, pickup, address }: OrderView["order"]): Address | null =>
  type === "pickup" ? (pickup?.address ?? null) : address;

/** Where this side goes; null when the other side comes, or the address is not known yet. */
const getDestination = ({ order, side }: OrderView): Address | null =>
  (order.type === "pickup") === (side === "seller") ? null : getAddress(order);

/** What can be done with the details: call, find the way, keep the address and the time. */
function HandoverActions({ view, onCopyAddress }: HandoverDetailsProps) {
  const { _id, status, schedule, contact } = view.order;
  const destination = getDestination(view);
  const isAppointment = hasAppointment(status, schedule.agreed);
  if (!contact?.phone && destination === null && !isAppointment) return null;
  return (
    <Inline gap="xs">
      {contact?.phone && (
        <ButtonLink href={getPhoneUrl(contact.phone)} icon={Phone} aria-label={`Call ${contact.firstName}`}>
          Call
        </ButtonLink>
      )}
      {destination && (
        <>
          <ButtonLink href={getMapUrl(destination)} icon={MapPin} target="_blank" rel="noreferrer">
            Open map
          </ButtonLink>
          {onCopyAddress && (
            <Button icon={Copy} onClick={() => onCopyAddress(formatAddress(destination))}>
              Copy address
            </Button>
          )}
        </>
      )}
      {isAppointment && (
        <ButtonLink
          href={pageUrls.orderCalendar(_id)}
          icon={CalendarPlus}
          target="_self"
          download={calendarFileName}
        >
          Add to calendar
        </ButtonLink>
      )}
    </Inline>
  );
}

function getNote({ order, side, actions }: OrderView): string | null {
  const isAgreed = getHandoverState(order) === "agreed";
  if (!isAgreed && order.schedule.offered?.length === 0) return noFreeTimes;
  if (actions.includes("set-pickup")) return isAgreed ? pickupShownNow : pickupShownLater;
  if (!isAgreed) return beforeAgreement[order.type][side];
  return order.type === "pickup" && side === "buyer" && order.pickup === null ? pickupUnknown : null;
}

/** Where and when the piece changes hands, and how the two sides reach each other. */
export function HandoverDetails({ view, onEvent, onCopyAddress }: HandoverDetailsProps) {
  const { order } = view;
  if (getHandoverState(order) === "hidden") return null;
  const rows = getRows(view);
  const note = getNote(view);
  return (
    <Card as="section" label={handoverTitles[order.type]}>
      <Stack gap="m">
        <Heading level={3}>{handoverTitles[order.type]}</Heading>
        {rows.length > 0 && <KeyValueList items={rows} />}
        {order.schedule.timeZone !== undefined && (
          <TimeZoneNote
            timeZone={order.schedule.timeZone}
            place={view.side === "seller" ? "where you are" : "where the seller is"}
          />
        )}
        {note !== null && (
          <Text size="small" tone="soft" measure>
            {note}
          </Text>
        )}
        <HandoverActions {...{ view, onEvent, onCopyAddress }} />
        {view.actions.includes("set-pickup") && (
          <Suspense>
            <PickupEditor {...{ view, onEvent }} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
