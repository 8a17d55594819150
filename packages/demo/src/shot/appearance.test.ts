import { expect, test } from "vitest";
import { typeFacts } from "../catalog/type-facts.ts";
import { randomFrom } from "../random/random.ts";
import { chooseAppearance } from "./appearance.ts";
import { piecesOf } from "./pieces.ts";
import { createShown } from "./shown.ts";
import { readShotKey } from "./shot-key.ts";

const nameOf = (path: string | undefined) => (path ?? "").replace("/pictures/", "");
const plain = { wished: [], wear: 0, age: 0 } as const;
const rendered = typeFacts.filter(({ type }) => piecesOf(type).length > 0);

test.each(rendered.map((fact) => [fact.type, fact] as const))(
  "%s: repeats no picture within five pages of 48",
  (_, fact) => {
    const random = randomFrom("pages");
    const shown = createShown();
    const first = Array.from(
      { length: 240 },
      () => chooseAppearance(random, fact, { wished: ["contemporary"], wear: 1, age: 0 }, shown)?.images[0],
    );
    expect([new Set(first).size, first.includes(undefined)]).toEqual([240, false]);
  },
);

test("has no appearance for a type without rendered pieces", () => {
  const [fact] = typeFacts;
  expect(
    chooseAppearance(randomFrom("none"), { ...fact, type: "harps" }, plain, createShown()),
  ).toBeUndefined();
});

test.each([
  ["another fingerprint", (key: string) => key.replace(/\.[0-9a-f]{8}(x2)?\./, ".00000000.")],
  ["a wall that is not there", (key: string) => key.replace(/\.(plaster|linen|clay|fog|moss)\./, ".brick.")],
  ["a color that is none", (key: string) => `${key.slice(0, -1)}x`],
  ["a view that is not rendered", (key: string) => key.replace(".angle.", ".below.")],
  ["a wear that is none", (key: string) => `${key}.w7`],
  ["more words", (key: string) => `${key}.w1.more`],
])("rejects a key with %s", (_, spoilt) => {
  const [fact] = rendered;
  const key = nameOf(fact && chooseAppearance(randomFrom("key"), fact, plain, createShown())?.images[0]);
  expect(readShotKey(key)).toBeDefined();
  expect(readShotKey(spoilt(key))).toBeUndefined();
});
