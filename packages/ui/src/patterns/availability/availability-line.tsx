import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Availability } from "@heirloop/machines/availability/availability";
import { Button } from "../../components/button/button.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formAction } from "../form-action/form-action.ts";
import { availabilityText } from "./availability-copy.ts";

export type WaitingListProps = {
  isWaiting: (listing: Listing) => boolean;
  onJoinWaitingList: (listing: Listing) => void;
};

export type AvailabilityLineProps = {
  listing: Listing;
  availability: Availability;
  /** The server's time when this was loaded, ISO 8601. */
  now: string;
  /** Without it the waiting list cannot be joined here. */
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
  if (waitingList.isWaiting(listing))
    return (
      <Text size="small" tone="soft">
        You are on the waiting list. We’ll tell you when it is available again.
      </Text>
    );
  return (
    <Button
      size="small"
      {...formAction("join-waiting-list", listing.heirloopId, () => waitingList.onJoinWaitingList(listing))}
    >
      Join the waiting list
    </Button>
  );
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
