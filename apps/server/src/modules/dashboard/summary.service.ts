import {
  type DashboardTaskKind,
  dashboardTaskKinds,
  type dashboardSummarySchema,
} from "@heirloop/contract/dashboard/dashboard.endpoints";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import { countConsignments } from "../consignment/consignment-list.queries.ts";
import { countCollectionsToAnswer } from "../consignment/count-collections-to-answer.ts";
import { countCasesForSeller } from "../order-case/order-case.queries.ts";
import { countReschedulesToAnswer } from "../order-process/count-reschedules-to-answer.ts";
import { sumOpenBalance } from "../payout/payout-list.service.ts";
import { requireUser } from "../user/require-user.ts";
import { countOrders, countSoldPieces, listDailySales, listOpenQuestions } from "./dashboard.queries.ts";
import { countListings } from "../listing/listing.queries.ts";

const day = 24 * 60 * 60_000;
const shownDays = 30;

/** Returns the starts of the last 30 days, including today, in UTC. */
function lastDays(now: Date): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Array.from({ length: shownDays }, (_, at) => new Date(today - (shownDays - 1 - at) * day));
}

/** Returns the figures on a dashboard's first page (docs/product.md §7). */
export async function summarizeShop(
  db: Db,
  sellerId: string,
  now: Date,
): Promise<z.input<typeof dashboardSummarySchema>> {
  const [first = now, ...others] = lastDays(now);
  const seller = await requireUser(db, sellerId);
  const listings = await countListings(db, sellerId);
  const { open, noShows, ...waiting } = await countOrders(db, sellerId);
  const questions = await listOpenQuestions(db, sellerId);
  const counts: Record<DashboardTaskKind, number> = {
    ...waiting,
    cases: await countCasesForSeller(db, sellerId),
    "no-shows": noShows,
    reschedules: await countReschedulesToAnswer(db, seller, now),
    collections: await countCollectionsToAnswer(db, sellerId, now),
    questions: questions.count,
    consignments: await countConsignments(db, {
      businessId: sellerId,
      hub: seller.hub,
      list: "available",
      keyword: "",
    }),
  };
  const sales = new Map((await listDailySales(db, sellerId, first)).map((one) => [one.day, one]));
  const days = [first, ...others].map((beginning) => {
    const name = beginning.toISOString().slice(0, 10);
    return sales.get(name) ?? { day: name, revenue: 0, orders: 0 };
  });
  return {
    activeListings: listings.active,
    openOrders: open,
    soldLast30Days: await countSoldPieces(db, sellerId, first),
    revenueLast30Days: days.reduce((sum, { revenue }) => sum + revenue, 0),
    pendingPayout: await sumOpenBalance(db, sellerId),
    days,
    tasks: dashboardTaskKinds.flatMap((kind) =>
      counts[kind] > 0
        ? [{ kind, count: counts[kind], listing: kind === "questions" ? questions.listing : null }]
        : [],
    ),
  };
}
