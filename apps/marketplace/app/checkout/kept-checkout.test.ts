import { draft } from "@heirloop/machines/checkout/checkout.example";
import { afterEach, expect, test, vi } from "vitest";
import { keepDraft, keptDraft, waysOf } from "./kept-checkout.ts";

afterEach(() => vi.unstubAllGlobals());

function visit(): void {
  const values = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
}

const both = { delivery: true, pickup: true };
const delivered = { delivery: true, pickup: false };
const fetched = { delivery: false, pickup: true };

test("what was typed comes back without the card", () => {
  visit();
  expect(keptDraft(both)).toBeNull();
  keepDraft({ ...draft, promoCode: "WELCOME", card: { number: "4242", expiry: "12/30", cvc: "123" } });
  expect(keptDraft(both)).toEqual({ ...draft, promoCode: "WELCOME" });
});

test("a kept way that these pieces cannot come is not chosen, unless they have none in common", () => {
  visit();
  keepDraft({ ...draft, type: "pickup" });
  expect(
    [both, delivered, waysOf([{ delivery: delivered }, { delivery: fetched }])].map(
      (ways) => keptDraft(ways)?.type,
    ),
  ).toEqual(["pickup", "delivery", "pickup"]);
  keepDraft({ ...draft, type: "delivery" });
  expect(keptDraft(waysOf([{ delivery: fetched }, { delivery: both }]))?.type).toBe("pickup");
});
