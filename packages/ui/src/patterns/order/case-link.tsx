import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import { Banner } from "../../components/banner/banner.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { getCaseLabel } from "./case-label.ts";

export type CaseLinkProps = {
  order: Pick<Order, "_id" | "case" | "reportableUntil">;
  viewer: CaseViewer;
  now: string;
};

/** From an order to its reported problem, or to the form to report one while that is possible. */
export function CaseLink({ order, viewer, now }: CaseLinkProps) {
  const href = pageUrls.orderCase(order._id);
  if (order.case)
    return (
      <Banner
        tone={isCaseOpen(order.case.status) ? "warning" : "neutral"}
        actions={
          <ButtonLink href={href} size="small">
            See the case
          </ButtonLink>
        }
      >
        {isCaseOpen(order.case.status)
          ? `Reported problem: ${getCaseLabel(order.case.status, viewer)}. The payout is on hold until it is settled.`
          : `Reported problem: ${getCaseLabel(order.case.status, viewer)}.`}
      </Banner>
    );
  if (order.reportableUntil === undefined) return null;
  return (
    <Stack gap="xs" align="start">
      <ButtonLink href={href}>Report a problem</ButtonLink>
      <Text size="small" tone="soft">
        Is something wrong? Report it within <Countdown until={order.reportableUntil} now={now} />.
      </Text>
    </Stack>
  );
}
