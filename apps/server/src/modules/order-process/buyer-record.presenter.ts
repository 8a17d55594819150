import type { buyerRecordSchema, buyerReviewsSchema } from "@heirloop/contract/order/buyer-record.schema";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import { listReviewsOfBuyer } from "../review/buyer-review.queries.ts";
import { presentReply, publishedHalf } from "../review/review.presenter.ts";
import { loadFullReviews } from "../review/full-review.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { publicName } from "../user/user.presenter.ts";
import { type BuyerFigures, countBuyerFigures } from "./buyer-record.queries.ts";

const maxReviews = 50;
const none: BuyerFigures = { purchases: 0, canceled: 0, rating: null, ratings: 0 };

export const presentBuyerRecord = (
  figures: BuyerFigures | null,
  { createdAt }: UserRow,
): z.input<typeof buyerRecordSchema> => ({ ...(figures ?? none), since: createdAt.toISOString() });

/** What sellers wrote about a buyer, for the seller of an order. */
export async function presentBuyerReviews(
  db: Db,
  buyer: UserRow,
): Promise<z.input<typeof buyerReviewsSchema>> {
  const figures = (await countBuyerFigures(db, [buyer.id])).get(buyer.id) ?? null;
  const reviews = await loadFullReviews(db, await listReviewsOfBuyer(db, buyer.id, maxReviews));
  return {
    buyer: { firstName: publicName(buyer) },
    record: presentBuyerRecord(figures, buyer),
    reviews: reviews.flatMap((full) => {
      const half = publishedHalf(full, "buyer");
      if (half === null) return [];
      const { rating, feedback, publishedAt, reply } = half;
      return { rating, feedback, date: publishedAt.toISOString(), reply: presentReply(reply) };
    }),
  };
}
