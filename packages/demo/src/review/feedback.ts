import type { OrderType } from "@heirloop/contract/order/order.schema";
import { drawUnusedText } from "../listing/phrases/unused-text.ts";
import type { Random } from "../random/random.ts";
import { buyerWords, complaints, middling, praises } from "./feedback-phrases.ts";

/** The facts that a review can mention. */
export type Bought = {
  readonly noun: string;
  readonly material: string;
  readonly type: OrderType;
  /** A shop rather than an individual. */
  readonly isShop: boolean;
  readonly town: string;
};

type Feedback = { readonly rating: number; readonly feedback: string | null };

/** The texts of the previous reviews: none is repeated. */
export type UsedTexts = Set<string>;

function writeFeedback(pool: readonly string[], bought: Bought, random: Random, used: UsedTexts) {
  const facts = {
    noun: bought.noun,
    material: bought.material,
    town: bought.town,
    // A line with one of these slots is only used for such an order.
    delivered: bought.type === "delivery" ? "delivered" : null,
    collected: bought.type === "pickup" ? "collected" : null,
    shop: bought.isShop ? "shop" : null,
    seller: bought.isShop ? null : "seller",
  };
  return drawUnusedText(pool, facts, { random, used, attempts: 24 });
}

/** A buyer's rating of a seller with matching text. */
export function sellerFeedback(random: Random, bought: Bought, used: UsedTexts): Feedback {
  const rating = random.weighted(
    [
      [5, 66],
      [4, 20],
      [3, 7],
      [2, 5],
      [1, 2],
    ] as const,
    5,
  );
  const pool = rating >= 4 ? praises : rating === 3 ? middling : complaints;
  return { rating, feedback: random.chance(0.82) ? writeFeedback(pool, bought, random, used) : null };
}

export function buyerFeedback(random: Random, bought: Bought, used: UsedTexts): Feedback {
  return {
    rating: random.weighted(
      [
        [5, 82],
        [4, 15],
        [3, 3],
      ] as const,
      5,
    ),
    feedback: random.chance(0.5) ? writeFeedback(buyerWords, bought, random, used) : null,
  };
}
