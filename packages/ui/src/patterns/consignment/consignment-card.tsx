import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import type { ConsignmentEventType } from "@heirloop/contract/consignment/consignment.events";
import { consignmentAnchor } from "@heirloop/contract/page/consignment-urls";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { TimelineStep } from "@heirloop/machines/consignment/consignment-timeline";
import { ChevronDown } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { AppForm } from "../../theme/form.tsx";
import { Collection } from "./collection.tsx";
import type { CollectionAnswer } from "./collection-form.tsx";
import { ConsignmentTimeline } from "./consignment-timeline.tsx";
import { OwnerEarnings } from "./owner-earnings.tsx";
import { PriceRequest } from "./price-request.tsx";
import { formatTerms, statusCopy } from "./consignment-copy.ts";
import * as styles from "./consignment-card.css.ts";

/** A consignment with its steps, and what its owner may do with it now. */
export type OwnConsignment = {
  consignment: Consignment;
  steps: readonly TimelineStep[];
  actions: readonly ConsignmentEventType[];
  /** When these are the actions: an ISO instant. */
  now: string;
};

export type ConsignmentCardProps = OwnConsignment & {
  /** Its title, numbered if another piece on the page has the same one. */
  name: string;
  /** The pending action: `withdraw`, `accept-price`, `schedule`. */
  sending?: string | undefined;
  /** The refused form of its collection, if one was. */
  answer?: CollectionAnswer | undefined;
  /** The owner's number, if the account has one. */
  ownPhone?: string | null;
  /** The owner's payouts are connected; unless told otherwise, they are. */
  isConnected?: boolean;
};

function Withdrawal({
  consignment,
  name,
  sending,
}: Pick<ConsignmentCardProps, "consignment" | "name" | "sending">) {
  return (
    <details className={styles.withdraw}>
      <summary className={styles.withdrawSummary}>Withdraw</summary>
      <AppForm method="post" preventScrollReset>
        <Stack gap="s">
          <input type="hidden" name="consignment" value={consignment._id} />
          <Text size="small" measure>
            {consignment.status === "accepted"
              ? "We’ll tell the shop that accepted it not to come. To consign the piece later, fill in the form again."
              : "Shops will no longer see it. To consign the piece later, fill in the form again."}
          </Text>
          <div>
            <Button
              type="submit"
              variant="danger"
              size="small"
              name="intent"
              value="withdraw"
              busy={sending === "withdraw"}
            >
              {`Withdraw ${name}`}
            </Button>
          </div>
        </Stack>
      </AppForm>
    </details>
  );
}

/** A consignment for its owner: status and agreement, and in its details the timeline, money and collection. */
export function ConsignmentCard(props: ConsignmentCardProps) {
  const { consignment, name, steps, actions, sending, isConnected = true } = props;
  const { title, images, takenBy, listing } = consignment;
  return (
    <article id={consignmentAnchor(consignment._id)} className={styles.card} aria-label={name}>
      <div className={styles.picture}>
        <Picture src={images[0] ?? ""} alt="" size="thumbnail" sizes="(min-width: 601px) 144px, 88px" />
      </div>
      <div className={styles.description}>
        <h3 className={styles.title}>{title}</h3>
        <Text>{statusCopy(consignment, isConnected)}</Text>
        <Text size="small" tone="soft">
          {formatTerms(consignment)}
        </Text>
        {(takenBy ?? listing) !== null && (
          <Inline gap="m">
            {listing && (
              <TextLink href={pageUrls.product({ heirloopId: listing, slug: "piece" })}>
                See the listing
              </TextLink>
            )}
            {takenBy && <TextLink href={pageUrls.profile(takenBy.slug)}>{takenBy.firstName}</TextLink>}
          </Inline>
        )}
      </div>
      <div className={styles.way}>
        {actions.includes("accept-price") && (
          <PriceRequest consignment={consignment} name={name} sending={sending} />
        )}
        {/* While the collection is being arranged, there is something to do. */}
        <details open={consignment.status === "accepted"}>
          <summary className={styles.summary}>
            Details<VisuallyHidden>: {name}</VisuallyHidden>
            <ChevronDown aria-hidden className={styles.chevron} />
          </summary>
          <div className={styles.details}>
            <ConsignmentTimeline steps={steps} />
            <OwnerEarnings consignment={consignment} />
            <Collection side="consigner" level={4} {...props} />
            {actions.includes("withdraw") && (
              <Withdrawal consignment={consignment} name={name} sending={sending} />
            )}
          </div>
        </details>
      </div>
    </article>
  );
}
