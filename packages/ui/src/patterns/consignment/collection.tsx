import { calendarFileName } from "@heirloop/contract/calendar/calendar-file";
import { hasCollection } from "@heirloop/contract/consignment/consignment-contact";
import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import type { ConsignmentEventType } from "@heirloop/contract/consignment/consignment.events";
import { formatAddress, getMapUrl } from "@heirloop/contract/order/format-address";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatPhone, getPhoneUrl } from "@heirloop/contract/user/phone-number";
import { CalendarPlus, MapPin, Phone } from "lucide-react";
import { ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { KeyValueList, type KeyValueListProps } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { formatTimeWindow } from "../order/order-copy.ts";
import { ContactPhone, PhoneNumber } from "../phone-number/phone-number.tsx";
import { TimeZoneNote } from "../time-zone/time-zone-note.tsx";
import { getCollectionStep } from "./collection-copy.ts";
import { ConsignmentMessage } from "./consignment-message.tsx";
import type { CollectionFormProps } from "./collection-form.tsx";
import { CollectionAddress } from "./collection-address.tsx";
import { CollectionSchedule } from "./collection-schedule.tsx";

export type CollectionProps = CollectionFormProps & {
  side: ConsignmentSide;
  /** Of the piece on this page. */
  name: string;
  /** What this side can do now. */
  actions: readonly ConsignmentEventType[];
  /** When these are the actions: an ISO instant. */
  now: string;
  /** The owner's number, if the account has one. */
  ownPhone?: string | null;
  /** Of its heading. */
  level: 1 | 2 | 3 | 4;
};

function getRows({ consignment, side }: CollectionProps): KeyValueListProps["items"] {
  const { status, schedule, pickup, contact } = consignment;
  const isAhead = status === "accepted";
  return [
    ...(isAhead && schedule.agreed ? [{ key: "Time", value: formatTimeWindow(schedule.agreed) }] : []),
    ...(pickup ? [{ key: "Address", value: formatAddress(pickup.address) }] : []),
    ...(pickup?.accessNotes ? [{ key: "Access", value: pickup.accessNotes }] : []),
    ...(pickup && side === "consigner"
      ? [{ key: "Your phone", value: <PhoneNumber>{formatPhone(pickup.phone)}</PhoneNumber> }]
      : []),
    ...(contact ? [{ key: side === "consigner" ? "Shop" : "Owner", value: contact.firstName }] : []),
    ...(contact ? [{ key: "Phone", value: <ContactPhone phone={contact.phone} /> }] : []),
  ];
}

/** Write, call, find the way, keep the appointment. */
function CollectionActions({ consignment, side, name, sending }: CollectionProps) {
  const { _id, status, schedule, pickup, contact } = consignment;
  return (
    <Inline gap="xs">
      <ConsignmentMessage {...{ consignment, side, name, sending }} />
      {contact?.phone && (
        <ButtonLink href={getPhoneUrl(contact.phone)} icon={Phone} aria-label={`Call ${contact.firstName}`}>
          Call
        </ButtonLink>
      )}
      {pickup && side === "holder" && (
        <ButtonLink href={getMapUrl(pickup.address)} icon={MapPin} target="_blank" rel="noreferrer">
          Open map
        </ButtonLink>
      )}
      {hasCollection(status, schedule.agreed) && (
        <ButtonLink
          href={pageUrls.collectionCalendar(_id)}
          icon={CalendarPlus}
          target="_self"
          download={calendarFileName}
          aria-label={`Add to calendar: collection of ${name}`}
        >
          Add to calendar
        </ButtonLink>
      )}
    </Inline>
  );
}

/**
 * Where and when a shop collects a piece, and how its two sides reach each other. Once the shop has it, only how to
 * reach each other; nothing after the end.
 */
export function Collection(props: CollectionProps) {
  const { consignment, side, name, actions, now, ownPhone = null, level, ...form } = props;
  const { status, schedule, contact } = consignment;
  if (contact === null) return null;
  const isAhead = status === "accepted";
  const step = isAhead ? getCollectionStep(consignment, side, now) : null;
  const heading = isAhead ? "Collection" : "Contact";
  return (
    <Card as="section" label={`${heading}: ${name}`}>
      <Stack gap="m">
        <Heading level={level} size="label">
          {heading}
        </Heading>
        <KeyValueList items={getRows(props)} />
        {isAhead && schedule.timeZone !== undefined && (
          <TimeZoneNote timeZone={schedule.timeZone} place="where the piece is" />
        )}
        {step !== null && (
          <Text size="small" measure>
            {step}
          </Text>
        )}
        <CollectionActions {...props} />
        {actions.includes("set-pickup") && <CollectionAddress {...form} {...{ consignment, ownPhone }} />}
        {isAhead && <CollectionSchedule {...form} {...{ consignment, side, actions, now }} />}
      </Stack>
    </Card>
  );
}
