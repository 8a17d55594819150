import { expect, test } from "vitest";
import type { TypeFact } from "../catalog/type-fact.ts";
import { typeFacts } from "../catalog/type-facts.ts";
import { randomFrom } from "../random/random.ts";
import { chooseAppearance } from "./appearance.ts";
import { dealPieces } from "./deal-pieces.ts";
import { parseShotKey } from "./shot-key.ts";

/** First pictures of so many listings of a type. */
function firstPictures(seed: string, fact: TypeFact, count: number): readonly (string | undefined)[] {
  const random = randomFrom(seed);
  const deck = dealPieces(random, fact.type);
  const pictures = new Set<string>();
  const wish = { wished: ["contemporary"], wear: 1 } as const;
  return Array.from(
    { length: count },
    () => chooseAppearance(random, fact, deck.next().value, wish, pictures).images[0],
  );
}

test.each(typeFacts.map((fact) => [fact.type, fact] as const))(
  "%s: repeats no picture within five pages of 48",
  (_, fact) => {
    const first = firstPictures("pages", fact, 240);
    expect([new Set(first).size, first.includes(undefined)]).toEqual([240, false]);
  },
);

test.each([
  ["another fingerprint", (key: string) => key.replace(/\.[0-9a-f]{8}(x2)?\./, ".00000000.")],
  ["a wall that is not there", (key: string) => key.replace(/\.(plaster|linen|clay|fog|moss)\./, ".brick.")],
  ["a color that is none", (key: string) => `${key.slice(0, -1)}x`],
  ["a view that is not rendered", (key: string) => key.replace(".angle.", ".below.")],
  ["a wear that is none", (key: string) => `${key}.w7`],
  ["more words", (key: string) => `${key}.w1.more`],
])("rejects a key with %s", (_, spoilt) => {
  const [first] = typeFacts.flatMap((fact) => firstPictures("key", fact, 1));
  const key = (first ?? "").replace("/pictures/", "");
  expect(parseShotKey(key)).toBeDefined();
  expect(parseShotKey(spoilt(key))).toBeUndefined();
});
