import { accountSummaryEndpoints } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { presentCartListing } from "../cart/cart.presenter.ts";
import { listCartRows } from "../cart/cart.queries.ts";
import type { Module } from "../module.ts";
import { presentUser } from "../user/user.presenter.ts";
import { getAccountSummary } from "./account-summary.queries.ts";

const routes = (): readonly Route[] => [
  serve(accountSummaryEndpoints.get, async ({ caller, db, now }) => {
    const [summary, cart] = await Promise.all([
      getAccountSummary(db, caller),
      listCartRows(db, caller.userId),
    ]);
    if (summary === null) throw problem("unauthenticated");
    const { user, impersonator, ...counts } = summary;
    return {
      user: presentUser(user, impersonator),
      cart: cart.map((row) => presentCartListing(row, { userId: caller.userId, now })),
      ...counts,
    };
  }),
];

export const accountSummary: Module = { routes };
