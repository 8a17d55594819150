import { capitalize } from "@heirloop/contract/label/label";
import type { PaidOrder } from "@heirloop/contract/admin/admin.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { caseTurn, isCaseOpen } from "@heirloop/contract/order/order-case-status";
import type { CaseViewer, OrderCase } from "@heirloop/contract/order-case/order-case.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "../../components/badge/badge.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { AdminOrderFacts } from "../../patterns/order/admin-order-facts.tsx";
import { getCaseLabel } from "../../patterns/order/case-label.ts";
import { formatTimeWindow } from "../../patterns/order/order-copy.ts";
import { DeliveryProofPicture } from "../../patterns/order/delivery-proof.tsx";
import { MoneyTimeline } from "../../patterns/order/money-timeline.tsx";
import { Party } from "../admin/party.tsx";
import { CaseActions } from "./case-actions.tsx";
import { getCaseStep, nameSolution, reasonLabels } from "./case-copy.ts";
import type { CaseFormAnswer } from "./case-form.tsx";
import { CaseTimeline } from "./case-timeline.tsx";
import * as styles from "./order-case-screen.css.ts";

export type CaseViewProps = {
  orderCase: OrderCase;
  order: Order;
  viewer: CaseViewer;
  /** For an admin: the accounts of both sides; null if they could not be loaded. */
  accounts?: Pick<PaidOrder, "buyer" | "seller"> | null | undefined;
  /** The refused form; null when none was. */
  answer: CaseFormAnswer | null;
  /** The intent that is being sent: `report` or an event. */
  sending?: string | undefined;
  pictures: ReactNode;
  now: string;
};

const tones: Readonly<Record<"yours" | "theirs" | "over", NonNullable<BadgeProps["tone"]>>> = {
  yours: "warning",
  theirs: "neutral",
  over: "quiet",
};

function getTone({ status }: OrderCase, viewer: CaseViewer): NonNullable<BadgeProps["tone"]> {
  const turn = caseTurn[status];
  if (!isCaseOpen(status)) return tones.over;
  return turn === viewer || (turn === "both" && viewer !== "admin") ? tones.yours : tones.theirs;
}

/** A reported problem: its status, what can be done, and what both sides said. */
export function CaseView({
  orderCase,
  order,
  viewer,
  accounts,
  answer,
  sending,
  pictures,
  now,
}: CaseViewProps) {
  const { reason, wanted, proposal, schedule, tracking, deadline, openedAt } = orderCase;
  return (
    <div className={styles.columns}>
      <Stack gap="xl">
        <Stack gap="s">
          <Inline>
            <Badge tone={getTone(orderCase, viewer)}>{getCaseLabel(orderCase.status, viewer)}</Badge>
          </Inline>
          <Text measure>{getCaseStep(orderCase, viewer)}</Text>
          {deadline !== null && (
            <Text size="small" tone="warning">
              Time left: <Countdown key={deadline} until={deadline} now={now} />
            </Text>
          )}
        </Stack>
        <div className={styles.form}>
          <CaseActions
            timeZone={order.schedule.timeZone ?? null}
            {...{ orderCase, viewer, answer, sending, pictures, now }}
          />
        </div>
        <Stack gap="s" as="section">
          <Heading level={2} size="subheading">
            What both sides say
          </Heading>
          <CaseTimeline
            entries={orderCase.timeline}
            viewer={viewer}
            names={{ buyer: order.buyer.firstName, seller: order.seller.firstName }}
          />
        </Stack>
        {viewer === "admin" && <DeliveryProofPicture order={order} />}
      </Stack>
      <Card as="aside" look="sunken" label="The case">
        <Stack gap="l">
          <KeyValueList
            items={[
              { key: "Problem", value: reasonLabels[reason] },
              { key: "The buyer asks for", value: capitalize(nameSolution(wanted)) },
              ...(proposal === null
                ? []
                : [{ key: "The seller proposes", value: capitalize(nameSolution(proposal)) }]),
              { key: "Reported", value: formatDay(openedAt) },
              ...(schedule.agreed === null
                ? []
                : [{ key: "Collected", value: formatTimeWindow(schedule.agreed) }]),
              ...(tracking === null ? [] : [{ key: "Tracking", value: tracking }]),
              { key: "Still refundable", value: formatCents(orderCase.left) },
            ]}
          />
          {order.money.length > 0 && (
            <Stack gap="s" as="section">
              <Heading level={2} size="strong">
                Money
              </Heading>
              <MoneyTimeline money={order.money} side={viewer} />
            </Stack>
          )}
          {viewer === "admin" && (
            <Stack gap="s" as="section">
              <Heading level={2} size="strong">
                Order
              </Heading>
              <AdminOrderFacts
                order={order}
                parties={{
                  buyer: accounts ? <Party party={accounts.buyer} /> : order.buyer.firstName,
                  seller: accounts ? <Party party={accounts.seller} /> : order.seller.firstName,
                }}
                now={now}
              />
            </Stack>
          )}
          {order.chat !== null && viewer !== "admin" && (
            <ButtonLink href={pageUrls.chat(order.chat)} full>
              {viewer === "buyer" ? "Message the seller" : "Message the buyer"}
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </div>
  );
}
