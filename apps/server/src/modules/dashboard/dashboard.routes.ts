import { countPages } from "@heirloop/contract/page/count-pages";
import { dashboardEndpoints } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { serve, type Route } from "../../http/route.ts";
import { countListings } from "../listing/listing.queries.ts";
import type { Module } from "../module.ts";
import { presentOwnListing } from "../order/own-listing.presenter.ts";
import { listPresentedPayouts } from "../payout/payout-list.service.ts";
import { presentProfile } from "../profile/present-profile.ts";
import { countProducts, listProducts } from "./dashboard.queries.ts";
import { changeShop } from "./shop.service.ts";
import { summarizeShop } from "./summary.service.ts";

const perPage = 20;
const payoutsShown = 200;

const routes = (): readonly Route[] => [
  serve(dashboardEndpoints.summary, ({ caller, db, now }) => summarizeShop(db, caller.userId, now)),
  serve(dashboardEndpoints.products, async ({ params: { page, type }, query, caller, db, now }) => {
    const search = {
      sellerId: caller.userId,
      list: type,
      keyword: type === "search" ? (query.keyword ?? "") : "",
    };
    const { active, sold, inactive } = await countListings(db, caller.userId);
    const total = await countProducts(db, search);
    const found = await listProducts(db, search, { limit: perPage, offset: (page - 1) * perPage });
    return {
      paginationData: { currentPage: page, totalPages: countPages(total, perPage) },
      counts: { all: active + sold + inactive, active, sold, inactive },
      listings: found.map((row) => presentOwnListing(row, { userId: caller.userId, now })),
    };
  }),
  serve(dashboardEndpoints.payouts, async ({ caller, db }) => ({
    payouts: await listPresentedPayouts(db, caller.userId, { limit: payoutsShown, after: null }),
  })),
  serve(dashboardEndpoints.editShop, async ({ body, caller, db, now }) =>
    presentProfile(db, await changeShop(db, caller, body, now), { userId: caller.userId, now }),
  ),
];

/** The shop owner's dashboard. */
export const dashboard: Module = { routes };
