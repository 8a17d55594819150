import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { accountIds } from "@heirloop/demo/account/accounts";
import { describe, expect, test } from "vitest";
import { type As, type Contract, inShort } from "./contract-target.ts";
import { notificationsOf } from "./notifications-of.ts";
import { shoppersOrder } from "./order-calls.ts";

export function notificationCalls(contract: Contract): void {
  describe("POST /api/auth/get-nots", () => {
    test("returns 20 at a time, newest first, until the end", async () => {
      const first = await contract.answer("shopper", notificationEndpoints.list, { body: { skip: 0 } });
      const dates = first.notifications.map(({ date }) => date);
      expect([first.notifications.length, dates]).toEqual([
        first.maxed ? first.notifications.length : 20,
        dates.toSorted().toReversed(),
      ]);
      const beyond = await contract.answer("shopper", notificationEndpoints.list, { body: { skip: 5_000 } });
      expect([beyond.notifications, beyond.maxed]).toEqual([[], true]);
      const second = await contract.answer("shopper", notificationEndpoints.list, { body: { skip: 2 } });
      expect(second.notifications[0]?._id).toBe(first.notifications[2]?._id);
    });

    test("skips whole numbers and requires a session", async () => {
      expect([
        inShort(await contract.problem("guest", notificationEndpoints.list, { body: { skip: 0 } })),
        inShort(await contract.problem("shopper", notificationEndpoints.list, { body: { skip: -1 } })),
        inShort(await contract.problem("shopper", notificationEndpoints.list, { body: { skip: "two" } })),
      ]).toEqual(["401 unauthenticated", "422 invalid skip", "422 invalid skip"]);
    });
  });

  test("GET /api/auth/preview-nots resets the count and marks nothing as seen", async () => {
    const before = await contract.answer("shopper", notificationEndpoints.list, { body: {} });
    expect(before.notPreviewed).toBeGreaterThan(0);
    expect(await contract.answer("shopper", notificationEndpoints.preview)).toEqual({ notPreviewed: 0 });
    const after = await contract.answer("shopper", notificationEndpoints.list, { body: {} });
    expect(after).toEqual({ ...before, notPreviewed: 0 });
    expect(inShort(await contract.problem("guest", notificationEndpoints.preview))).toBe(
      "401 unauthenticated",
    );
  });

  test("GET /api/auth/remove-notification/{id} marks the user's own as seen and keeps it", async () => {
    const before = await contract.answer("shopper", notificationEndpoints.list, { body: {} });
    const unseen = before.notifications.filter(({ seen }) => !seen);
    const id = unseen[0]?._id ?? "";
    expect((await contract.answer("shopper", notificationEndpoints.markSeen, { params: { id } })).seen).toBe(
      true,
    );
    const after = await contract.answer("shopper", notificationEndpoints.list, { body: {} });
    expect(after.notifications).toEqual(
      before.notifications.map((note) => (note._id === id ? { ...note, seen: true } : note)),
    );
    expect([
      inShort(await contract.problem("guest", notificationEndpoints.markSeen, { params: { id } })),
      inShort(await contract.problem("newcomer", notificationEndpoints.markSeen, { params: { id } })),
    ]).toEqual(["401 unauthenticated", "404 not-found"]);
  });

  test("POST /api/auth/read-nots marks all of the user's own as seen and resets the count", async () => {
    const before = await contract.answer("shopper", notificationEndpoints.list, { body: {} });
    expect(before.notifications.some(({ seen }) => !seen)).toBe(true);
    expect(await contract.answer("shopper", notificationEndpoints.markAllSeen)).toEqual({ notPreviewed: 0 });
    const after = await contract.answer("shopper", notificationEndpoints.list, { body: {} });
    expect(after).toEqual({
      ...before,
      notifications: before.notifications.map((note) => ({ ...note, seen: true })),
      notPreviewed: 0,
    });
    expect(inShort(await contract.problem("guest", notificationEndpoints.markAllSeen))).toBe(
      "401 unauthenticated",
    );
  });
}

export function reviewCalls(contract: Contract): void {
  describe("GET /api/other/review/seller-all-reviews", () => {
    test("returns as many as requested, 6 by default, to anyone", async () => {
      expect((await contract.answer("guest", reviewEndpoints.latest)).reviews.length).toBe(6);
      expect(
        (await contract.answer("shopper", reviewEndpoints.latest, { query: { limit: "3" } })).reviews.length,
      ).toBe(3);
    });

    test.each(["0", "25", "abc", "-1"])("rejects the limit %s", async (limit) => {
      expect(inShort(await contract.problem("guest", reviewEndpoints.latest, { query: { limit } }))).toBe(
        "422 invalid limit",
      );
    });
  });

  describe("GET /api/other/review/seller-reviews/{sellerId}", () => {
    const params = { sellerId: accountIds.studio };

    test("returns four stars and more by default, with figures over all reviews", async () => {
      const good = await contract.answer("guest", reviewEndpoints.ofSeller, { params });
      const all = await contract.answer("guest", reviewEndpoints.ofSeller, {
        params,
        query: { greaterThan: "0" },
      });
      expect(good.reviews.every(({ seller }) => seller.rating >= 4)).toBe(true);
      expect([all.totalCount, good.reviewedCount, good.averageReview]).toEqual([
        all.reviewedCount,
        all.reviewedCount,
        all.averageReview,
      ]);
      expect(all.totalCount).toBeGreaterThanOrEqual(good.totalCount);
      expect(all.reviewedCount).toBeGreaterThan(0);
    });

    test("returns pages that do not overlap, and none after the last", async () => {
      const page = async (number: string) =>
        (
          await contract.answer("guest", reviewEndpoints.ofSeller, {
            params,
            query: { page: number, greaterThan: "0" },
          })
        ).reviews.map(({ _id }) => _id);
      const [first, second] = [await page("1"), await page("2")];
      expect(first.filter((id) => second.includes(id))).toEqual([]);
      expect(await page("9999")).toEqual([]);
    });

    test("requires an existing page and seller", async () => {
      expect([
        inShort(await contract.problem("guest", reviewEndpoints.ofSeller, { params, query: { page: "0" } })),
        inShort(
          await contract.problem("guest", reviewEndpoints.ofSeller, {
            params,
            query: { page: "x", greaterThan: "6" },
          }),
        ),
        inShort(
          await contract.problem("guest", reviewEndpoints.ofSeller, {
            params: { sellerId: "unknown-seller" },
          }),
        ),
      ]).toEqual(["422 invalid page", "422 invalid page greaterThan", "404 not-found"]);
    });
  });

  test("the calls about the user's own reviews require a session", async () => {
    const params = { id: "unknown-review" };
    expect([
      inShort(await contract.problem("guest", reviewEndpoints.pending)),
      inShort(await contract.problem("guest", reviewEndpoints.submit, { body: { id: params.id } })),
      inShort(await contract.problem("guest", reviewEndpoints.decline, { params })),
      inShort(
        await contract.problem("guest", notificationEndpoints.review, { body: { notification: params.id } }),
      ),
      inShort(await contract.problem("shopper", reviewEndpoints.decline, { params })),
      inShort(
        await contract.problem("shopper", reviewEndpoints.submit, {
          body: { id: params.id, seller: { rating: 5 } },
        }),
      ),
      inShort(
        await contract.problem("shopper", notificationEndpoints.review, {
          body: { notification: params.id },
        }),
      ),
    ]).toEqual([
      "401 unauthenticated",
      "401 unauthenticated",
      "401 unauthenticated",
      "401 unauthenticated",
      "404 not-found",
      "404 not-found",
      "404 not-found",
    ]);
  });

  /** The shopper's completed order that the shop has reviewed. */
  const reviewedByShop = () =>
    shoppersOrder(contract, ({ status, ownReview }) => status === "completed" && ownReview?.rating === null);

  test("GET /api/orders/{orderId}/review opens the review of an order that the caller has not written", async () => {
    const { _id: orderId } = await reviewedByShop();
    const refused = async (as: As, params: { orderId: string } = { orderId }) =>
      inShort(await contract.problem(as, reviewEndpoints.ofOrder, { params }));
    const open = await shoppersOrder(contract, ({ status }) => status === "active-pickup");
    const { type, seller } = await contract.answer("shopper", reviewEndpoints.ofOrder, {
      params: { orderId },
    });
    expect([type, seller.user.firstName, seller.rating]).toEqual([
      "completedPurchase",
      "Copper Lane Vintage",
      null,
    ]);
    expect([
      await refused("guest"),
      await refused("newcomer"),
      await refused("admin"),
      await refused("shop"),
      await refused("shopper", { orderId: open._id }),
    ]).toEqual([
      "401 unauthenticated",
      "404 not-found",
      "404 not-found",
      "409 already-reviewed",
      "404 not-found",
    ]);
  });

  test("an order has the viewer's own rating only, alone and in lists", async () => {
    const { _id: orderId } = await reviewedByShop();
    const ownReview = async (as: As) =>
      (await contract.answer(as, orderEndpoints.get, { params: { orderId } })).ownReview;
    const sales = await contract.answer("shop", orderEndpoints.sales, { body: { type: "closedSales" } });
    const ofShop = await ownReview("shop");
    expect([await ownReview("shopper"), typeof ofShop?.rating, await ownReview("admin")]).toEqual([
      { rating: null },
      "number",
      undefined,
    ]);
    expect(sales.find(({ _id }) => _id === orderId)?.ownReview).toEqual(ofShop);
    const { ownReview: ofOpen } = await shoppersOrder(contract, ({ status }) => status === "active-pickup");
    expect(ofOpen).toBeUndefined();
  });

  test("get-reviews and POST review: a purchase is reviewed once, and only the buyer's half is written", async () => {
    const pending = await contract.answer("shopper", reviewEndpoints.pending);
    if (pending === null) throw new Error("The shopper owes no review.");
    const toReview = await reviewedByShop();
    expect([pending.type, pending.seller.rating, pending.buyer.rating]).toEqual([
      "completedPurchase",
      null,
      null,
    ]);
    const { _id: id } = pending;
    expect(
      inShort(
        await contract.problem("shopper", reviewEndpoints.submit, { body: { id, buyer: { rating: 5 } } }),
      ),
    ).toBe("422 invalid seller.rating");
    expect(
      inShort(
        await contract.problem("shopper", reviewEndpoints.submit, { body: { id, seller: { rating: 6 } } }),
      ),
    ).toBe("422 invalid seller.rating");
    expect(
      inShort(
        await contract.problem("newcomer", reviewEndpoints.submit, { body: { id, seller: { rating: 5 } } }),
      ),
    ).toBe("404 not-found");
    // What was received can be sent back.
    const body = {
      ...pending,
      id,
      seller: { ...pending.seller, rating: 4, feedback: "Careful packing" },
      buyer: { ...pending.buyer, rating: 1, feedback: "Forged" },
    };
    expect(await contract.answer("shopper", reviewEndpoints.submit, { body, key: "review" })).toEqual({
      success: true,
      publication: "scheduled",
    });
    expect(await contract.answer("shopper", reviewEndpoints.submit, { body, key: "review" })).toEqual({
      success: true,
      publication: "scheduled",
    });
    const again = await contract.problem("shopper", reviewEndpoints.submit, { body });
    expect([inShort(again), again.title]).toEqual([
      "409 already-reviewed",
      "You have already reviewed this order",
    ]);
    // The shop had written its half before: now both exist, and the review is published.
    const { reviews } = await contract.answer("guest", reviewEndpoints.ofSeller, {
      params: { sellerId: accountIds.shop },
    });
    expect(
      reviews.filter(({ _id }) => _id === id).map(({ seller }) => [seller.rating, seller.feedback]),
    ).toEqual([[4, "Careful packing"]]);
    expect((await contract.answer("shopper", reviewEndpoints.pending))?._id).not.toBe(id);
    const reviewed = await shoppersOrder(contract, ({ _id }) => _id === toReview._id);
    expect(reviewed.ownReview).toEqual({ rating: 4 });
  });

  test("POST /api/auth/review-not reports a half that is already written; another user's notification is not found", async () => {
    const notifications = await notificationsOf(contract, "shop");
    const body = { notification: notifications.find(({ type }) => type === "review-request")?._id };
    const refused = await contract.problem("shop", notificationEndpoints.review, { body });
    expect([inShort(refused), refused.title]).toEqual([
      "409 already-reviewed",
      "You have already reviewed this order",
    ]);
    expect(inShort(await contract.problem("shopper", notificationEndpoints.review, { body }))).toBe(
      "404 not-found",
    );
  });

  test("a completed order asks both sides for a review and publishes both halves together", async () => {
    const order = await shoppersOrder(
      contract,
      ({ status, seller }) => status === "active-delivery" && seller.firstName === "North Stair Studio",
    );
    await contract.answer("shopper", orderEndpoints.send, {
      params: { orderId: order._id },
      body: { type: "deliver" },
    });
    const requestedReview = async (as: "shopper" | "studio") => {
      const notifications = await notificationsOf(contract, as);
      const notification =
        notifications.find((note) => note.type === "review-request" && note.order === order._id)?._id ?? "";
      return contract.answer(as, notificationEndpoints.review, { body: { notification } });
    };
    const shown = async (id: string) =>
      (await contract.answer("guest", reviewEndpoints.latest, { query: { limit: "24" } })).reviews.filter(
        ({ _id }) => _id === id,
      );
    const purchase = await requestedReview("shopper");
    expect([purchase.type, (await requestedReview("studio"))._id]).toEqual([
      "completedPurchase",
      purchase._id,
    ]);
    const forged = {
      id: purchase._id,
      seller: { rating: 2, feedback: "A drawer sticks" },
      buyer: { rating: 1, feedback: "Forged" },
    };
    await contract.answer("shopper", reviewEndpoints.submit, { body: forged });
    expect(await shown(purchase._id)).toEqual([]);
    const sale = await requestedReview("studio");
    expect([sale.type, sale.buyer.rating, sale.buyer.feedback]).toEqual(["completedSale", null, null]);
    await contract.answer("studio", reviewEndpoints.submit, {
      body: { id: purchase._id, buyer: { rating: 5 }, seller: { rating: 5, feedback: "Forged" } },
    });
    expect((await shown(purchase._id)).map(({ seller }) => [seller.rating, seller.feedback])).toEqual([
      [2, "A drawer sticks"],
    ]);
  });

  test("GET no-review closes the request for good", async () => {
    const pending = await contract.answer("studio", reviewEndpoints.pending);
    if (pending === null) throw new Error("The studio owes no review.");
    expect(pending.type).toBe("completedSale");
    expect(await contract.answer("studio", reviewEndpoints.decline, { params: { id: pending._id } })).toEqual(
      { success: true },
    );
    expect(await contract.answer("studio", reviewEndpoints.decline, { params: { id: pending._id } })).toEqual(
      { success: true },
    );
    expect((await contract.answer("studio", reviewEndpoints.pending))?._id).not.toBe(pending._id);
  });

  test("returns null when no review is due", async () => {
    expect(await contract.answer("newcomer", reviewEndpoints.pending)).toBeNull();
  });
}
