import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Availability } from "@heirloop/machines/availability/availability";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { availabilityText } from "./availability-copy.ts";
import { WaitingList, type WaitingListProps } from "./waiting-list.tsx";

export type AvailabilityLineProps = {
  listing: Listing;
  availability: Availability;
  /** The server's time when this was loaded, ISO 8601. */
  now: string;
  /** Without it the waiting list can be neither joined nor left here. */
  waitingList?: WaitingListProps | undefined;
};

function Step({ listing, availability, waitingList }: AvailabilityLineProps) {
  if (availability.nextStep === "see-similar")
    return (
      <Text size="small">
        <TextLink href={pageUrls.similar(listing)}>See similar pieces</TextLink>
      </Text>
    );
  if (availability.nextStep === "unblock")
    return (
      <Text size="small">
        <TextLink href={pageUrls.blockedPeople()}>See blocked people</TextLink>
      </Text>
    );
  if (availability.state === "ordered-by-you")
    return (
      <Text size="small">
        <TextLink href={pageUrls.order(availability.order)}>View order</TextLink>
      </Text>
    );
  if (availability.nextStep !== "wait" || waitingList === undefined) return null;
  return <WaitingList {...{ listing, waitingList }} />;
}

/** The one sentence about whether a piece can be bought, and what to do about it. A change is announced. */
export function AvailabilityLine(props: AvailabilityLineProps) {
  const { availability, now } = props;
  const text = availability.state === "reserved-by-you" ? null : availabilityText(availability);
  const reserved = availability.state === "reserved-by-other";
  return (
    <Stack gap="xs">
      <Text size="small" tone="warning" as="div">
        <span role="status">{text}</span>
        {reserved && (
          <>
            {" "}
            <Countdown until={availability.until} now={now} />
          </>
        )}
      </Text>
      <Step {...props} />
    </Stack>
  );
}
