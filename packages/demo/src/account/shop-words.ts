import { type Choice, decide, filled, linesOf, withArticles } from "../listing/text/grammar.ts";
import type { Random } from "../random/random.ts";
import { shopBeginnings, shopCrafts, shopEndings, shopPolicies } from "./shop-lines.ts";

const draws = 40;

function said(
  pool: readonly string[],
  facts: Readonly<Record<string, string>>,
  random: Random,
  heard: Set<number>,
): string {
  const lines = linesOf(pool);
  for (let draw = 0; draw < draws; draw += 1) {
    const line = lines[random.int(0, lines.length - 1)];
    const choices: Choice[] = [];
    const skeleton = line && decide(line, facts, random, choices);
    if (skeleton === undefined || (heard.has(skeleton) && draw < draws - 1)) continue;
    heard.add(skeleton);
    return withArticles(filled(choices, facts));
  }
  return "";
}

/**
 * A shop's description: how it started, what it does (according to its name), and what it is like to deal
 * with.
 */
export function shopWords(
  random: Random,
  town: string,
  ending: string,
  heard: Set<number>,
): { story: string; policies: string } {
  const facts = { town, year: String(random.int(1987, 2021)) };
  const craft = shopCrafts[ending] ?? shopCrafts.Furniture ?? [];
  return {
    story: [shopBeginnings, craft, shopEndings].map((pool) => said(pool, facts, random, heard)).join(" "),
    policies: said(shopPolicies, facts, random, heard),
  };
}
