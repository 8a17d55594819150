import type { Api } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import { completePurchase } from "./completed-purchase.ts";
import { square } from "./square.ts";

const key = () => ({ idempotencyKey: crypto.randomUUID() });

async function review(from: Api, feedback: string): Promise<void> {
  const owed = await from.call(reviewEndpoints.pending);
  if (owed === null) throw new Error("Nobody asks for a review.");
  const half = { rating: 5, feedback } as const;
  const side = owed.type === "completedPurchase" ? { seller: half } : { buyer: half };
  await from.call(reviewEndpoints.submit, { body: { id: owed._id, ...side } }, key());
}

/** Puts up so many pieces of a shop, has them bought, and both sides write of it: "Words 1", "Words 2" … */
export async function sellAndReview(
  url: string,
  { seller, buyer }: { seller: Api; buyer: { api: Api; email: string } },
  count: number,
): Promise<void> {
  const file = new Blob([square.buffer], { type: square.mimeType });
  const { url: picture } = await seller.upload(uploadEndpoints.create, { file, name: square.name });
  for (let sale = 1; sale <= count; sale += 1) {
    const piece = await seller.call(
      listingEndpoints.create,
      {
        body: {
          title: `Reviewed chair ${sale}`,
          description: "Ash, with a rush seat.",
          price: cents(9_000),
          images: [picture],
          brand: null,
          condition: "good",
          conditionNotes: null,
          category: "seating",
          subCategory: "chairs",
          type: "dining_chairs",
          materials: [],
          style: null,
          color: null,
          rooms: [],
          dimensions: { width: 18, depth: 20, height: 32 },
          weight: null,
          delivery: { pickup: true, delivery: false },
        },
      },
      key(),
    );
    await completePurchase(url, buyer, piece, seller);
    await review(buyer.api, `Words ${sale}`);
    await review(seller, "Prompt.");
  }
}
