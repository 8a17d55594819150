import { draft } from "@heirloop/machines/checkout/checkout.example";
import { afterEach, expect, test, vi } from "vitest";
import { saveDraft, loadDraft, getDeliveryTypes } from "./checkout-draft.ts";

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

test("restores the form without the card", () => {
  visit();
  expect(loadDraft(both)).toBeNull();
  saveDraft({ ...draft, promoCode: "WELCOME", card: { number: "4242", expiry: "12/30", cvc: "123" } });
  expect(loadDraft(both)).toEqual({ ...draft, promoCode: "WELCOME" });
});

test("does not restore a delivery type that these pieces lack, unless they share none", () => {
  visit();
  saveDraft({ ...draft, type: "pickup" });
  expect(
    [both, delivered, getDeliveryTypes([{ delivery: delivered }, { delivery: fetched }])].map(
      (types) => loadDraft(types)?.type,
    ),
  ).toEqual(["pickup", "delivery", "pickup"]);
  saveDraft({ ...draft, type: "delivery" });
  expect(loadDraft(getDeliveryTypes([{ delivery: fetched }, { delivery: both }]))?.type).toBe("pickup");
});
