import { chooseParts, fillSlots, parseLines, withArticles } from "../listing/phrases/grammar.ts";
import type { Random } from "../random/random.ts";
import { shopBeginnings, shopCrafts, shopEndings, shopPolicies } from "./shop-phrases.ts";

const draws = 40;

function writeSentence(
  pool: readonly string[],
  facts: Readonly<Record<string, string>>,
  random: Random,
  used: Set<string>,
): string {
  const lines = parseLines(pool);
  for (let draw = 0; draw < draws; draw += 1) {
    const line = lines[random.int(0, lines.length - 1)];
    const parts = line && chooseParts(line, facts, random);
    if (!parts) continue;
    const text = withArticles(fillSlots(parts, facts));
    if (used.has(text) && draw < draws - 1) continue;
    used.add(text);
    return text;
  }
  return "";
}

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
