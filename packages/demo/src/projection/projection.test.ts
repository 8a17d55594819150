import { splitSale } from "@heirloop/contract/money/sale-earnings";
import { sumMoney } from "@heirloop/contract/order/order-money";
import { describe, expect, test } from "vitest";
import { accountIds } from "../account/accounts.ts";
import { smallWorld } from "../world/small-world.ts";
import {
  consignmentFrom,
  discountFrom,
  notificationFrom,
  pendingReviewFrom,
  reviewFrom,
} from "./activity-projection.ts";
import { fullListingFrom, questionsFrom } from "./listing-projection.ts";
import { moneyFrom, ownerSharesOf } from "./money-projection.ts";
import { chatFrom, chatPreviewFrom, orderFrom } from "./order-projection.ts";
import { userFrom } from "./party-projection.ts";
import { indexOf } from "./world-index.ts";

const world = smallWorld();
const index = indexOf(world);

// Every projection parses its result with the contract's schema, so an invalid record throws here.
describe("the demo world as API responses", () => {
  test("has valid users, listings and questions", () => {
    expect(world.accounts.map(userFrom).map((user) => user.email)).toEqual(
      world.accounts.map((account) => account.email),
    );
    expect(
      world.listings.map(
        (listing) => fullListingFrom(index, listing).similar.length > 0 || listing.status !== "active",
      ).length,
    ).toBe(world.listings.length);
    expect(world.listings.flatMap((listing) => questionsFrom(index, listing)).length).toBe(
      world.questions.length,
    );
  });

  test("has valid orders and chats for both sides", () => {
    for (const order of world.orders) {
      expect(orderFrom(index, order, order.buyerId).seller.firstName).not.toBe("");
      expect(orderFrom(index, order, order.sellerId).handoffCode).toBeNull();
    }
    for (const chat of world.chats) {
      expect(chatFrom(index, chat, chat.sellerId).messages.length).toBe(chat.messages.length);
      expect(chatPreviewFrom(index, chat, chat.buyerId).messages.length).toBe(
        Math.min(1, chat.messages.length),
      );
    }
  });

  test("has money that sums to zero, and to what each side's order says", () => {
    for (const order of world.orders) {
      const { breakdown, payment, status } = order;
      const buyer = orderFrom(index, order, order.buyerId).money;
      const seller = orderFrom(index, order, order.sellerId).money;
      const payout = splitSale(breakdown, ownerSharesOf(world, order).values()).payout;
      expect([
        sumMoney(moneyFrom(index, order)),
        sumMoney(buyer) + (payment.status === "captured" ? breakdown.total : 0),
        sumMoney(seller) - (status === "completed" ? payout : 0),
      ]).toEqual([0, 0, 0]);
      expect(new Set([...buyer, ...seller].map(({ side }) => side)).size).toBeLessThanOrEqual(2);
    }
  });

  test("hides a business until it has accepted, in every id of the chat", () => {
    const offer = world.orders.find((order) => order.scenario === "offer-sent");
    const chat = world.chats.find((one) => one.id === offer?.chatId);
    const text = JSON.stringify(chat && chatFrom(index, chat, accountIds.shopper));
    expect(text).toContain("Local business seller");
    expect(text).not.toContain(accountIds.studio);
    expect(text).not.toContain("North Stair");
  });

  test("has valid notifications, reviews, consignments and discounts", () => {
    expect(world.notifications.map((note) => notificationFrom(index, note)).length).toBe(
      world.notifications.length,
    );
    expect(world.reviews.flatMap((review) => reviewFrom(index, review) ?? []).length).toBeGreaterThan(10);
    expect(
      world.reviews
        .flatMap((review) => pendingReviewFrom(index, review, accountIds.shopper) ?? [])
        .map((review) => review.type),
    ).toEqual(["completedPurchase"]);
    expect(
      world.reviews
        .flatMap((review) => pendingReviewFrom(index, review, accountIds.studio) ?? [])
        .map((review) => review.type),
    ).toEqual(["completedSale"]);
    expect(
      world.consignments.map((one) => consignmentFrom(index, one).consigner.firstName).includes(""),
    ).toBe(false);
    expect(world.discounts.map(discountFrom).length).toBe(3);
  });
});
