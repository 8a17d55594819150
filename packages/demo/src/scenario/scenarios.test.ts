import { describe, expect, test } from "vitest";
import { shopperPlans } from "../order/shopper-plans.ts";
import { smallWorld } from "../world/small-world.ts";
import {
  checkoutScenario,
  consignmentScenario,
  inquiryScenario,
  freeListing,
  orderScenario,
  orderScenarioNames,
  promoScenario,
  reviewScenario,
} from "./scenarios.ts";

const world = smallWorld();

describe("named scenarios", () => {
  test.each(orderScenarioNames)("%s matches its plan", (name) => {
    const { order, chat, listings, buyer, seller } = orderScenario(world, name);
    const plan = shopperPlans.find((one) => one.scenario === name);
    expect(order.status).toBe(plan?.status ?? "completed");
    expect(chat.orderId).toBe(order.id);
    expect(listings.length).toBe(order.listings.length);
    expect([order.buyerId, order.sellerId]).toEqual([buyer.id, seller.id]);
  });

  test("pairs a declined card with a piece that can be bought", () => {
    const { listing, card } = checkoutScenario(world, "checkout-card-declined");
    expect(listing.status).toBe("active");
    expect(listing.price).toBeGreaterThan(300_00);
    expect(card.number).toBe("4000 0000 0000 0002");
  });

  test("has a valid and unused promo code", () => {
    const { discount } = promoScenario(world);
    expect(discount.usedAt).toBeNull();
    expect(discount.expiresAt > world.startAt).toBe(true);
  });

  test("has reviews that are still to be written by both sides", () => {
    expect(reviewScenario(world, "review-pending").review.sellerRating).toBeNull();
    expect(reviewScenario(world, "sale-review-pending").review.buyerRating).toBeNull();
  });

  test("fills every list of the studio, leaves the inquiry unread, and has pieces free to buy", () => {
    const lists = consignmentScenario(world);
    expect(Object.values(lists).map((list) => list.length > 20)).toEqual([true, true, true]);
    const { chat, seller } = inquiryScenario(world);
    expect(chat.messages.at(-1)?.seenBy).toEqual([seller.id]);
    expect(freeListing(world, "studio").status).toBe("active");
    expect(freeListing(world, "shop").status).toBe("active");
  });
});
