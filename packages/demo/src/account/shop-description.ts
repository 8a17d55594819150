import { drawText, drawUnusedText } from "../listing/phrases/unused-text.ts";
import type { Random } from "../random/random.ts";
import { shopBeginnings, shopCrafts, shopEndings, shopPolicies } from "./shop-phrases.ts";

/** A repeated sentence is better than none. */
const writeSentence = (
  pool: readonly string[],
  facts: Readonly<Record<string, string>>,
  random: Random,
  used: Set<string>,
): string =>
  drawUnusedText(pool, facts, { random, used, attempts: 39 }) ?? drawText(pool, facts, random) ?? "";

/**
 * A shop's description: how it started, what it does (according to its name), and what it is like to deal
 * with.
 */
export function describeShop(
  random: Random,
  town: string,
  ending: string,
  used: Set<string>,
): { story: string; policies: string } {
  const facts = { town, year: String(random.int(1987, 2021)) };
  const craft = shopCrafts[ending] ?? shopCrafts.Furniture ?? [];
  return {
    story: [shopBeginnings, craft, shopEndings]
      .map((pool) => writeSentence(pool, facts, random, used))
      .join(" "),
    policies: writeSentence(shopPolicies, facts, random, used),
  };
}
