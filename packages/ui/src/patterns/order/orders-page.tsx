import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { lazy, Suspense } from "react";
import { Container } from "../../components/container/container.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TabLinks, type TabLinksProps } from "../../components/tabs/tab-links.tsx";
import { BackLink } from "../back-link/back-link.tsx";
import type { Loadable } from "../loadable/loadable.ts";
import { PageLayout } from "../page-layout/page-layout.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderList, type Selection } from "./order-list.tsx";
import { selectionNames } from "./selection-names.ts";
import type { OpenedOrder, OrderHandlers } from "./order-view.ts";

/** Only admins need it. */
const AdminOrder = lazy(async () => ({ default: (await import("./admin-order.tsx")).AdminOrder }));

export type OrdersPageProps = OrderHandlers & {
  title: string;
  tabs: TabLinksProps["tabs"];
  selection: Selection;
  orders: Loadable<readonly Order[]>;
  /** The list continues after an earlier page. */
  isLater: boolean;
  /** The next page of the list; null on the last one. */
  olderHref: string | null;
  /** The order named by `order=`; null when none is. */
  opened: Loadable<OpenedOrder> | null;
  /** Where the open tab's list is. */
  listHref: string;
  /** The tab of open offers. */
  offersHref: string;
  getHref: (order: Order) => string;
  me: string;
  now: string;
  onRetry: () => void;
};

function Opened({
  opened,
  now,
  onRetry,
  ...handlers
}: { opened: Loadable<OpenedOrder>; now: string; onRetry: () => void } & OrderHandlers) {
  if (opened.state === "ready")
    return opened.value.side === "admin" ? (
      <Suspense>
        <AdminOrder order={opened.value.order} now={now} />
      </Suspense>
    ) : (
      <OrderDetails view={opened.value} now={now} {...handlers} />
    );
  if (opened.state === "failed")
    return <ErrorState title="This order could not be loaded" onRetry={onRetry} />;
  return (
    <div aria-busy>
      <Stack gap="s">
        <Skeleton shape="shortLine" />
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
      </Stack>
    </div>
  );
}

/** Orders by tab, and one of them in full: what purchases and sales have in common. */
export function OrdersPage({
  title,
  tabs,
  selection,
  orders,
  isLater,
  olderHref,
  opened,
  listHref,
  offersHref,
  getHref,
  me,
  now,
  onRetry,
  onEvent,
  onCopyAddress,
  onReview,
  onNewCard,
  gatewayForm,
  proof,
}: OrdersPageProps) {
  const isForAdmin = opened?.state === "ready" && opened.value.side === "admin";
  return (
    <Container width="work">
      <PageLayout>
        <Heading level={1}>{isForAdmin ? "Order" : title}</Heading>
        {/* They list the admin's own orders, and this one is not among them. */}
        {!isForAdmin && <TabLinks label={title} tabs={tabs} />}
        {opened === null ? (
          <OrderList
            {...{ selection, orders, isLater, olderHref, getHref, now, onRetry, onReview }}
            latestHref={listHref}
            offersHref={offersHref}
            getSide={({ buyer }) => (buyer._id === me ? "buyer" : "seller")}
          />
        ) : (
          <Stack gap="m" align="stretch">
            {isForAdmin ? (
              <BackLink href={pageUrls.admin("orders")}>All orders</BackLink>
            ) : (
              <BackLink href={listHref}>{`Back to ${selectionNames[selection].toLowerCase()}`}</BackLink>
            )}
            <Opened
              {...{ opened, now, onRetry, onEvent, onCopyAddress, onReview, onNewCard, gatewayForm, proof }}
            />
          </Stack>
        )}
      </PageLayout>
    </Container>
  );
}
