import type { OrderType } from "@heirloop/contract/order/order.schema";
import { decide, fillSlots, parseLines, withArticles, type Choice } from "../listing/phrases/grammar.ts";
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

/** Skeletons of the previous reviews. */
export type UsedPhrases = Set<number>;

function wordsFrom(
  pool: readonly string[],
  bought: Bought,
  random: Random,
  used: UsedPhrases,
): string | null {
  const lines = parseLines(pool);
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
  for (let draw = 0; draw < 24; draw += 1) {
    const line = lines[random.int(0, lines.length - 1)];
    const choices: Choice[] = [];
    const skeleton = line && decide(line, facts, random, choices);
    if (skeleton === undefined || used.has(skeleton)) continue;
    used.add(skeleton);
    return withArticles(fillSlots(choices, facts));
  }
  return null;
}

/** A buyer's rating of a seller with matching text. */
export function sellerFeedback(random: Random, bought: Bought, used: UsedPhrases): Feedback {
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
  return { rating, feedback: random.chance(0.82) ? wordsFrom(pool, bought, random, used) : null };
}

export function buyerFeedback(random: Random, bought: Bought, used: UsedPhrases): Feedback {
  return {
    rating: random.weighted(
      [
        [5, 82],
        [4, 15],
        [3, 3],
      ] as const,
      5,
    ),
    feedback: random.chance(0.5) ? wordsFrom(buyerWords, bought, random, used) : null,
  };
}
