import type { DashboardSummary, DashboardTaskKind } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ChevronRight } from "lucide-react";
import { Banner } from "../../components/banner/banner.tsx";
import { BarChart } from "../../components/bar-chart/bar-chart.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { AppLink } from "../../theme/link.tsx";
import { formatShortDay } from "../../patterns/date/short-day.ts";
import { DashboardActivity, type DashboardActivityProps } from "./dashboard-activity.tsx";
import * as styles from "./dashboard-screen.css.ts";

export type DashboardHomeProps = DashboardActivityProps & {
  summary: Loadable<DashboardSummary>;
  /** Payouts are connected at the payment provider. */
  connected: boolean;
};

const tasks: Record<DashboardTaskKind, { one: string; many: string; href: string }> = {
  cases: {
    one: "reported problem to answer",
    many: "reported problems to answer",
    href: pageUrls.sales("closedSales"),
  },
  "no-shows": {
    one: "reported no-show to answer",
    many: "reported no-shows to answer",
    href: pageUrls.sales("openSales"),
  },
  requests: {
    one: "order to approve or decline",
    many: "orders to approve or decline",
    href: pageUrls.sales("openSales"),
  },
  offers: { one: "offer to answer", many: "offers to answer", href: pageUrls.sales("openOffers") },
  reschedules: {
    one: "proposal of another time to answer",
    many: "proposals of another time to answer",
    href: pageUrls.sales("openSales"),
  },
  schedules: {
    one: "handover to agree on a time for",
    many: "handovers to agree on a time for",
    href: pageUrls.sales("openSales"),
  },
  shipments: { one: "piece to ship", many: "pieces to ship", href: pageUrls.sales("openSales") },
  collections: {
    one: "collection with proposed times to answer",
    many: "collections with proposed times to answer",
    href: pageUrls.dashboardConsignments({ list: "accepted" }),
  },
  questions: {
    one: "question from a visitor to answer",
    many: "questions from visitors to answer",
    href: pageUrls.sellerDashboard("products"),
  },
  consignments: {
    one: "piece offered to you for consignment",
    many: "pieces offered to you for consignment",
    href: pageUrls.sellerDashboard("consignments"),
  },
};

function Tasks({ summary }: { summary: DashboardSummary }) {
  const empty = summary.activeListings === 0 && summary.soldLast30Days === 0;
  return (
    <section>
      <Stack gap="m">
        <Heading level={2} size="subheading">
          Waiting for you
        </Heading>
        {summary.tasks.length > 0 && (
          <ul>
            {summary.tasks.map(({ kind, count, listing }) => (
              <li key={kind}>
                <AppLink
                  href={listing === null ? tasks[kind].href : pageUrls.askSeller(listing)}
                  className={styles.task}
                >
                  <span className={styles.taskCount}>{count}</span>
                  <span>{count === 1 ? tasks[kind].one : tasks[kind].many}</span>
                  <ChevronRight aria-hidden size={18} className={styles.taskSign} />
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        {summary.tasks.length === 0 && !empty && (
          <Text tone="soft">Nothing right now. New orders, offers and questions appear here.</Text>
        )}
        {empty && (
          <Stack gap="m" align="start">
            <Text tone="soft" measure>
              Your shop is open. Add your first piece with a few pictures, or import all of your pieces from a
              spreadsheet.
            </Text>
            <ButtonLink href={pageUrls.sellerDashboard("products")}>Import pieces</ButtonLink>
          </Stack>
        )}
      </Stack>
    </section>
  );
}

function Charts({ days, revenueLast30Days }: DashboardSummary) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const best = days.reduce((most, day) => (day.revenue > most.revenue ? day : most), {
    day: "",
    revenue: 0,
    orders: 0,
  });
  return (
    <>
      <BarChart
        title="Sales a day, last 30 days"
        summary={
          best.revenue === 0
            ? "No sales in the last 30 days."
            : `Sales of the last 30 days: ${formatCents(revenueLast30Days)} in all, most on ${formatShortDay(best.day)} with ${formatCents(best.revenue)}.`
        }
        bars={days.map(({ day, revenue }) => ({
          label: formatShortDay(day),
          value: revenue,
          words: formatCents(revenue),
        }))}
        heads={["Day", "Sales"]}
      />
      <BarChart
        title="Orders a day, last 30 days"
        summary={
          orders === 0 ? "No orders in the last 30 days." : `Orders of the last 30 days: ${orders} in all.`
        }
        bars={days.map((day) => ({
          label: formatShortDay(day.day),
          value: day.orders,
          words: String(day.orders),
        }))}
        heads={["Day", "Orders"]}
      />
    </>
  );
}

function Figures({ summary }: { summary: DashboardSummary }) {
  const figures = [
    ["Sales, last 30 days", formatCents(summary.revenueLast30Days)],
    ["Pieces sold, last 30 days", String(summary.soldLast30Days)],
    ["Pieces for sale", summary.activeListings.toLocaleString("en-US")],
    ["Payouts to come", formatCents(summary.pendingPayout)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Waiting() {
  return (
    <div aria-busy>
      <Stack gap="l">
        <Skeleton shape="control" />
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Stack>
    </div>
  );
}

/** The shop's figures, tasks and activity. */
export function DashboardHome({ summary, connected, onRetry, ...activity }: DashboardHomeProps) {
  const { state } = summary;
  if (state === "loading") return <Waiting />;
  return (
    <Stack gap="xl">
      {!connected && (
        <Banner
          tone="warning"
          actions={<ButtonLink href={pageUrls.sellerDashboard("payouts")}>Connect payouts</ButtonLink>}
        >
          Your payouts are not connected yet. We hold your earnings until they are.
        </Banner>
      )}
      {state === "failed" ? (
        <ErrorState compact title="Your figures could not be loaded" onRetry={onRetry} />
      ) : (
        <Figures summary={summary.value} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {state === "ready" && <Tasks summary={summary.value} />}
          {state === "ready" && <Charts {...summary.value} />}
        </div>
        <DashboardActivity {...activity} onRetry={onRetry} />
      </div>
    </Stack>
  );
}
