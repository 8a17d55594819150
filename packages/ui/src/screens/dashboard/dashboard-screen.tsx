import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Plus } from "lucide-react";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TabLinks } from "../../components/tabs/tab-links.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { DashboardConsignments, type DashboardConsignmentsProps } from "./dashboard-consignments.tsx";
import { DashboardHome, type DashboardHomeProps } from "./dashboard-home.tsx";
import { Payouts, type PayoutsProps } from "../../patterns/payouts/payouts.tsx";
import { DashboardProducts, type DashboardProductsProps } from "./dashboard-products.tsx";
import { DashboardShop, type DashboardShopProps } from "./dashboard-shop.tsx";
import * as styles from "./dashboard-screen.css.ts";

/** Content of the open tab. */
export type DashboardPart =
  | ({ tab: "home" } & DashboardHomeProps)
  | ({ tab: "products" } & DashboardProductsProps)
  | ({ tab: "shop_details" } & DashboardShopProps)
  | ({ tab: "payouts" } & PayoutsProps)
  | ({ tab: "consignments" } & DashboardConsignmentsProps);
export type DashboardTab = DashboardPart["tab"];

export type DashboardScreenProps = {
  /** Whose dashboard it is. */
  shop: { name: string; slug: string };
  part: DashboardPart;
};

export const dashboardTabs: Record<DashboardTab, string> = {
  home: "Home",
  products: "Products",
  shop_details: "Shop details",
  payouts: "Payouts",
  consignments: "Consignments",
};
const tabs = ["home", "products", "shop_details", "payouts", "consignments"] as const;

function Part({ part }: { part: DashboardPart }) {
  switch (part.tab) {
    case "home":
      return <DashboardHome {...part} />;
    case "products":
      return <DashboardProducts {...part} />;
    case "shop_details":
      return <DashboardShop {...part} />;
    case "payouts":
      return <Payouts {...part} />;
    case "consignments":
      return <DashboardConsignments {...part} />;
  }
}

/** `/seller-dashboard` */
export function DashboardScreen({ shop, part }: DashboardScreenProps) {
  return (
    <Container>
      <PageLayout>
        <div className={styles.head}>
          <Stack gap="xs">
            <Heading level={1}>{shop.name}</Heading>
            <TextLink href={pageUrls.profile(shop.slug)}>See your shop as buyers do</TextLink>
          </Stack>
          <ButtonLink href={pageUrls.newListing()} variant="primary" icon={Plus}>
            Add a piece
          </ButtonLink>
        </div>
        <TabLinks
          label="Dashboard"
          tabs={tabs.map((tab) => ({
            href: pageUrls.sellerDashboard(tab),
            label: dashboardTabs[tab],
            current: tab === part.tab,
          }))}
        />
        <Part part={part} />
      </PageLayout>
    </Container>
  );
}
