import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type {
  ClosingObstacle,
  ClosingObstacleKind,
} from "@heirloop/contract/personal-data/personal-data.endpoints";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./close-account-screen.css.ts";

type ObstacleCopy = {
  /** One of them, and several: `count` comes first. */
  one: string;
  several: string;
  /** What to do about it. */
  advice: string;
};

const copy: Readonly<Record<Exclude<ClosingObstacleKind, "admin-rights">, ObstacleCopy>> = {
  purchases: {
    one: "open purchase",
    several: "open purchases",
    advice: "Complete or cancel what you are buying.",
  },
  sales: {
    one: "open sale",
    several: "open sales",
    advice: "Complete or cancel what you are selling.",
  },
  "offers-made": {
    one: "offer that you made",
    several: "offers that you made",
    advice: "Withdraw what is open, or wait for the answer.",
  },
  "offers-received": {
    one: "offer for your pieces",
    several: "offers for your pieces",
    advice: "Accept or decline what you were offered.",
  },
  cases: {
    one: "reported problem",
    several: "reported problems",
    advice: "Settle what was reported.",
  },
  payouts: {
    one: "payout that has not arrived",
    several: "payouts that have not arrived",
    advice: "Wait until your money is in the bank.",
  },
  "consigned-pieces": {
    one: "piece on consignment",
    several: "pieces on consignment",
    advice: "Withdraw what is not sold, or wait until it is sold or returned.",
  },
  "accepted-pieces": {
    one: "piece that you sell for its owner",
    several: "pieces that you sell for their owners",
    advice: "Sell or return what you accepted.",
  },
};

/** Where an obstacle is settled. */
function linkOf({ kind, orderId }: ClosingObstacle, isBusiness: boolean): string {
  switch (kind) {
    case "purchases":
      return pageUrls.purchases("openPurchases");
    case "sales":
      return pageUrls.sales("openSales");
    case "offers-made":
      return pageUrls.purchases("openOffers");
    case "offers-received":
      return pageUrls.sales("openOffers");
    case "cases":
      return orderId === null ? pageUrls.purchases("closedPurchases") : pageUrls.orderCase(orderId);
    case "payouts":
      return isBusiness ? pageUrls.sellerDashboard("payouts") : pageUrls.payouts();
    case "consigned-pieces":
      return pageUrls.yourListings();
    case "accepted-pieces":
      return pageUrls.sellerDashboard("consignments");
    case "admin-rights":
      return pageUrls.contact();
  }
}

export type ObstacleListProps = {
  obstacles: readonly ClosingObstacle[];
  /** A business sees its payouts in its dashboard. */
  isBusiness: boolean;
};

/** What has to be finished before an account can be closed, with links. */
export function ObstacleList({ obstacles, isBusiness }: ObstacleListProps) {
  return (
    <ul className={styles.list}>
      {obstacles.map((obstacle) => {
        const { kind, count } = obstacle;
        if (kind === "admin-rights")
          return (
            <li key={kind}>You are an admin of {brand.name}. Ask another admin to remove your rights.</li>
          );
        const { one, several, advice } = copy[kind];
        return (
          <li key={kind}>
            <TextLink href={linkOf(obstacle, isBusiness)}>
              {count} {count === 1 ? one : several}
            </TextLink>
            . {advice}
          </li>
        );
      })}
    </ul>
  );
}
