import type { ConsignmentEventType } from "@heirloop/contract/consignment/consignment.events";
import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { capitalize, formatLabel } from "@heirloop/contract/label/label";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { consignmentAnchor } from "@heirloop/contract/page/consignment-urls";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge, type BadgeProps } from "../../components/badge/badge.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Thumbnails } from "../../components/thumbnails/thumbnails.tsx";
import { ConfirmedButton } from "../../patterns/confirm/confirmed-button.tsx";
import { conditionNames } from "../../patterns/condition/condition-names.ts";
import { formatDay } from "../../patterns/date/day.ts";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";
import {
  getCollectConfirmation,
  getReturnConfirmation,
} from "../../patterns/consignment/consignment-copy.ts";
import { Collection } from "../../patterns/consignment/collection.tsx";
import type { CollectionAnswer } from "../../patterns/consignment/collection-form.tsx";
import { DashboardAccept } from "./dashboard-accept.tsx";
import { DashboardListForSale } from "./dashboard-list-for-sale.tsx";
import { DashboardRelease } from "./dashboard-release.tsx";
import { DashboardPriceRequest } from "./dashboard-price-request.tsx";
import * as styles from "./dashboard-screen.css.ts";

/** Posted to the page's own address: `consignment` and `intent`; with `accept` also `pricePlan` (dollars) and `share` (percent), with `list` `title`, `price` (dollars) and `description`, with `request-price` `requestedPrice` (dollars). `message` opens the chat with the owner. */
export type DashboardConsignmentProps = {
  consignment: Consignment;
  /** Its title, numbered if another piece on the page has the same one. */
  name: string;
  /** What the shop can do with the piece that it has accepted. */
  actions: readonly ConsignmentEventType[];
  /** It may still be taken, or is this shop's. */
  open: boolean;
  now: string;
  /** Result of its form. */
  answer: DashboardConsignmentAnswer | undefined;
};

export type DashboardConsignmentAnswer = FormState & {
  /** The pending action. */
  sending?: string | undefined;
  /** The refused form about the collection. */
  collection?: CollectionAnswer | undefined;
};

const orderStatusCopy: Record<ConsignmentStatus, { tone: NonNullable<BadgeProps["tone"]>; label: string }> = {
  submitted: { tone: "neutral", label: "Just offered" },
  available: { tone: "success", label: "Available" },
  accepted: { tone: "quiet", label: "To collect" },
  collected: { tone: "quiet", label: "Ready to list" },
  listed: { tone: "success", label: "For sale" },
  sold: { tone: "neutral", label: "Sold" },
  returned: { tone: "neutral", label: "Given back" },
  withdrawn: { tone: "neutral", label: "Withdrawn by the owner" },
  lapsed: { tone: "neutral", label: "Lapsed" },
};

/** Where the shop has agreed on a price with the owner and still has the piece to sell. */
const mayAskForLess: ReadonlySet<ConsignmentStatus> = new Set(["accepted", "collected", "listed"]);

const inches = ({ width, depth, height }: Consignment["dimensions"]) => `${width} × ${depth} × ${height} in`;

function getFacts(one: Consignment) {
  return [
    { key: "Owner expects", value: formatCents(one.expectedPrice) },
    ...(one.pricePlan === null
      ? []
      : [
          {
            key: "Agreed price",
            value: `${formatCents(one.pricePlan)} or more, ${one.share ?? 0}% to the owner`,
          },
        ]),
    ...(one.requestedPrice === null
      ? []
      : [{ key: "Asked the owner for", value: `${formatCents(one.requestedPrice)}, not answered yet` }]),
    ...(one.earned === null ? [] : [{ key: "Owner earned", value: formatCents(one.earned) }]),
    { key: "Kind", value: formatLabel(one.kind) },
    ...(one.brand === null ? [] : [{ key: "Maker", value: one.brand }]),
    ...(one.age === null ? [] : [{ key: "Age", value: capitalize(one.age) }]),
    { key: "Condition", value: conditionNames[one.condition].name },
    { key: "Width × depth × height", value: inches(one.dimensions) },
    { key: "Location", value: one.place },
    ...(one.pickupAccess === null || one.pickup !== null
      ? []
      : [{ key: "Pickup access", value: one.pickupAccess }]),
    { key: "Offered", value: `${formatDay(one.date)}, by ${one.consigner.firstName}` },
    ...(one.lapsesAt === null || one.status !== "available"
      ? []
      : [{ key: "Open until", value: formatDay(one.lapsesAt) }]),
  ];
}

function Step({ consignment, name, answer }: DashboardConsignmentProps) {
  const { _id, status, listing } = consignment;
  const busy = answer?.busy ?? false;
  return (
    <AppForm method="post" preventScrollReset>
      <input type="hidden" name="consignment" value={_id} />
      <Inline gap="s">
        {status === "available" && (
          <Button type="submit" variant="quiet" flush name="intent" value="decline" busy={busy}>
            Decline
          </Button>
        )}
        {status === "accepted" && (
          <ConfirmedButton
            confirmation={getCollectConfirmation(consignment)}
            full={false}
            busy={busy}
            submit={{ name: "intent", value: "collect" }}
          >
            I have collected it
          </ConfirmedButton>
        )}
        {listing !== null && status === "listed" && (
          <ButtonLink href={pageUrls.editListing(listing)} aria-label={`Edit the listing of ${name}`}>
            Edit the listing
          </ButtonLink>
        )}
        {(status === "collected" || status === "listed") && (
          <ConfirmedButton
            confirmation={getReturnConfirmation(consignment)}
            variant="quiet"
            flush
            full={false}
            busy={busy}
            submit={{ name: "intent", value: "return" }}
          >
            Return to the owner
          </ConfirmedButton>
        )}
      </Inline>
    </AppForm>
  );
}

/** One consignment with its status and the shop's actions. */
export function DashboardConsignment(props: DashboardConsignmentProps) {
  const { consignment, name, actions, open, now, answer } = props;
  const { tone, label } = orderStatusCopy[consignment.status];
  const passed = !open && consignment.status === "available";
  const facts = getFacts(consignment);
  const half = Math.ceil(facts.length / 2);
  return (
    <li id={consignmentAnchor(consignment._id)} className={styles.consignment}>
      <div className={styles.pictures}>
        <Thumbnails
          label={`Pictures of ${name}`}
          images={consignment.images}
          sizes="(min-width: 601px) 176px, 18rem"
        />
      </div>
      <Stack gap="m">
        <Inline gap="s" align="baseline">
          <Heading level={2} size="subheading">
            {consignment.title}
          </Heading>
          <Badge tone={passed ? "neutral" : tone}>{passed ? "Passed on" : label}</Badge>
        </Inline>
        <div className={styles.facts}>
          <KeyValueList items={facts.slice(0, half)} />
          <div className={styles.moreFacts}>
            <KeyValueList items={facts.slice(half)} />
          </div>
        </div>
        {open && consignment.status === "available" && (
          <DashboardAccept consignment={consignment} answer={answer} />
        )}
        {open && consignment.status === "collected" && (
          <DashboardListForSale consignment={consignment} answer={answer} />
        )}
        {open && mayAskForLess.has(consignment.status) && (
          <DashboardPriceRequest consignment={consignment} answer={answer} />
        )}
        {open && (
          <Collection
            consignment={consignment}
            name={name}
            side="holder"
            level={3}
            actions={actions}
            now={now}
            answer={answer?.collection}
            sending={answer?.sending}
          />
        )}
        {open && <Step {...props} />}
        {open && actions.includes("release") && (
          <DashboardRelease consignment={consignment} answer={answer?.collection} sending={answer?.sending} />
        )}
      </Stack>
    </li>
  );
}
