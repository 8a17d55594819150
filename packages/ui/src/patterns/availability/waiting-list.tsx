import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { formAction } from "../form-action/form-action.ts";
import * as styles from "./waiting-list.css.ts";

export type WaitingListProps = {
  isWaiting: (listing: Listing) => boolean;
  onJoinWaitingList: (listing: Listing) => void;
  onLeaveWaitingList: (listing: Listing) => void;
};

/** Joins or leaves the waiting list of a reserved piece. A change is announced, and the button keeps the focus. */
export function WaitingList({
  listing,
  waitingList: { isWaiting, onJoinWaitingList, onLeaveWaitingList },
  waitingCount = 0,
}: {
  listing: Listing;
  waitingList: WaitingListProps;
  /** How many are on the list; named from two on. */
  waitingCount?: number;
}) {
  const waiting = isWaiting(listing);
  return (
    <Inline gap="xs">
      <span role="status" className={styles.status}>
        {waiting && (
          <Text size="small" tone="soft" as="span">
            You’re on the waiting list. We’ll tell you when it is available again
            {waitingCount > 1 && `; ${waitingCount} people are waiting`}.
          </Text>
        )}
      </span>
      <Button
        size="small"
        variant={waiting ? "quiet" : "secondary"}
        flush={waiting}
        {...(waiting
          ? formAction("leave-waiting-list", listing.heirloopId, () => onLeaveWaitingList(listing))
          : formAction("join-waiting-list", listing.heirloopId, () => onJoinWaitingList(listing)))}
      >
        {waiting ? (
          <>
            Leave<VisuallyHidden> the waiting list</VisuallyHidden>
          </>
        ) : (
          "Join the waiting list"
        )}
      </Button>
    </Inline>
  );
}
