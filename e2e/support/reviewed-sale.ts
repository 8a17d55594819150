import type { Api } from "@heirloop/api-client/http/http-client";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { completePurchase } from "./completed-purchase.ts";
import { createListing } from "./create-listing.ts";

const key = () => ({ idempotencyKey: crypto.randomUUID() });

async function review(from: Api, feedback: string): Promise<void> {
  const owed = await from.call(reviewEndpoints.pending);
  if (owed === null) throw new Error("Nobody asks for a review.");
  const half = { rating: 5, feedback } as const;
  const side = owed.type === "completedPurchase" ? { seller: half } : { buyer: half };
  await from.call(reviewEndpoints.submit, { body: { id: owed._id, ...side } }, key());
}

/** Publishes listings of a shop, has them bought, and both sides review: "Words 1", "Words 2" … */
export async function sellAndReview(
  url: string,
  { seller, buyer }: { seller: Api; buyer: { api: Api; email: string } },
  count: number,
): Promise<void> {
  for (let sale = 1; sale <= count; sale += 1) {
    const piece = await createListing(seller, {
      title: `Reviewed chair ${sale}`,
      price: 90_00,
      delivery: { pickup: true, delivery: false },
    });
    await completePurchase(url, buyer, piece, seller);
    await review(buyer.api, `Words ${sale}`);
    await review(seller, "Prompt.");
  }
}
