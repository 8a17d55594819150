import { demoWorld } from "@heirloop/demo/world/demo-world";
import { analyze } from "../platform/database/analyze.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Deps } from "../deps.ts";
import { hasUsers } from "../modules/user/user.queries.ts";
import { seedAccounts } from "./account.seed.ts";
import {
  seedDiscounts,
  seedFavoritesAndCarts,
  seedNotifications,
  seedPopularSearches,
  seedFollows,
  seedSavedSearches,
} from "./activity.seed.ts";
import { seedPosts } from "./blog.seed.ts";
import { seedChats } from "./chat.seed.ts";
import { seedConsignments } from "./consignment.seed.ts";
import { seedBrands, seedListings, seedQuestions } from "./listing.seed.ts";
import { seedOrderCases } from "./order-case.seed.ts";
import { seedOrders } from "./order.seed.ts";
import { seedPayments } from "./payment.seed.ts";
import { seedPayouts } from "./payout.seed.ts";
import { seedListingReports } from "./listing-report.seed.ts";
import { seedReviews } from "./review.seed.ts";
import { createSeeding } from "./seeding.ts";

/**
 * Fills an empty database with the demo world, dated around the current time; returns whether it did. A
 * database with any account is left unchanged. All or nothing: after a crash the next start seeds again.
 * `say` receives the progress lines; `listings` is the number of listings, sold ones included.
 */
export async function seed(
  deps: Deps,
  print: (line: string) => void,
  { listings }: { listings: number },
): Promise<boolean> {
  if (await hasUsers(deps.db)) return false;
  const startAt = deps.now();
  print("Making the demo world …");
  const world = demoWorld({ seed: "heirloop", startAt: startAt.toISOString(), listings });
  const checkoutOf = new Map(world.orders.map(({ id }) => [id, deps.newId()]));
  await transaction(deps.db, async (tx) => {
    const seeding = createSeeding({ tx, deps, world, startAt, print });
    await seedAccounts(seeding);
    await seedBrands(seeding);
    await seedListings(seeding);
    print("  orders, chats and everything between people …");
    await seedQuestions(seeding);
    await seedOrders(seeding, checkoutOf);
    await seedOrderCases(seeding);
    await seedPayments(seeding);
    await seedPayouts(seeding);
    await seedConsignments(seeding);
    await seedChats(seeding);
    await seedReviews(seeding);
    await seedListingReports(seeding);
    await seedNotifications(seeding);
    await seedFavoritesAndCarts(seeding);
    await seedDiscounts(seeding, checkoutOf);
    await seedSavedSearches(seeding);
    await seedFollows(seeding);
    await seedPopularSearches(seeding);
    await seedPosts(seeding);
  });
  await analyze(deps.db);
  return true;
}
