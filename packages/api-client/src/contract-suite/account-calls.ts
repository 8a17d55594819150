import { accountSummaryEndpoints } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { menuEndpoints } from "@heirloop/contract/menu/menu.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { discountEndpoints } from "@heirloop/contract/discount/discount.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import { authEndpoints, loginSchema } from "@heirloop/contract/user/user.endpoints";
import { accountIds, demoPassword, emailOf } from "@heirloop/demo/account/accounts";
import { expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

export function accountCalls(contract: Contract): void {
  const credentials = (email: string, password = demoPassword) => ({ body: { email, password } });

  test("register, me, logout: a token is valid until logout", async () => {
    const person = {
      firstName: "Ada",
      lastName: "Byron",
      email: "Ada.Byron@demo.test",
      password: "a long good phrase 7",
    };
    const { token, user } = await contract.answer("guest", authEndpoints.register, { body: person });
    expect([user.email, user.admin, user.isBusiness, user.impersonatedBy]).toEqual([
      "ada.byron@demo.test",
      false,
      false,
      null,
    ]);
    expect([user.emailVerified, user.pendingEmail]).toEqual([false, null]);
    expect(await contract.answer({ token }, authEndpoints.me)).toEqual(user);
    expect(inShort(await contract.problem("guest", authEndpoints.register, { body: person }))).toContain(
      "409 email-taken",
    );
    expect(
      inShort(
        await contract.problem("guest", authEndpoints.register, {
          body: { ...person, email: "no", password: "short" },
        }),
      ),
    ).toBe("422 invalid email password");
    await contract.answer({ token }, authEndpoints.logout);
    expect(inShort(await contract.problem({ token }, authEndpoints.me))).toBe("401 unauthenticated");
  });

  test("summarizes the account for every page", async () => {
    const summary = await contract.answer("shopper", accountSummaryEndpoints.get);
    const [user, cart, favorites, notifications, chats, { savedSearches }, { sellers }, pending] =
      await Promise.all([
        contract.answer("shopper", authEndpoints.me),
        contract.answer("shopper", cartEndpoints.get),
        contract.answer("shopper", favoriteEndpoints.list),
        contract.answer("shopper", notificationEndpoints.list, { body: { skip: 0 } }),
        contract.answer("shopper", chatEndpoints.list),
        contract.answer("shopper", savedSearchEndpoints.list),
        contract.answer("shopper", sellerFollowEndpoints.list),
        Promise.all(
          summary.pendingListings.map((heirloopId) =>
            contract.answer("shopper", listingEndpoints.get, { params: { heirloopId } }),
          ),
        ),
      ]);
    expect(pending).not.toEqual([]);
    expect(
      pending.filter(({ openOffer, ownOrder, reservedByMe }) => !openOffer && !ownOrder && !reservedByMe),
    ).toEqual([]);
    expect(summary).toEqual({
      user,
      cart: cart.listings,
      favorites: favorites.listings.map(({ heirloopId }) => heirloopId),
      notPreviewed: notifications.notPreviewed,
      unreadChats: chats.filter(({ unreadCount }) => unreadCount > 0).length,
      savedSearches: savedSearches.map(({ _id, query }) => ({ _id, query })),
      followedSellers: sellers.map(({ seller }) => seller._id),
      pendingListings: pending.map(({ heirloopId }) => heirloopId),
      hasClosedContacts: false,
    });
    expect(inShort(await contract.problem("guest", accountSummaryEndpoints.get))).toBe("401 unauthenticated");
  });

  test("sends verification emails to signed-in users and rejects an unknown token", async () => {
    await contract.answer("unconfirmed", authEndpoints.sendVerificationEmail);
    expect([
      inShort(await contract.problem("guest", authEndpoints.sendVerificationEmail)),
      inShort(
        await contract.problem("guest", authEndpoints.verifyEmail, { body: { token: "x".repeat(43) } }),
      ),
      inShort(await contract.problem("guest", authEndpoints.verifyEmail, { body: { token: "short" } })),
    ]).toEqual(["401 unauthenticated", "422 invalid token", "422 invalid token"]);
    expect((await contract.answer("unconfirmed", authEndpoints.me)).emailVerified).toBe(false);
  });

  test("rejects a promo code until the email is confirmed", async () => {
    const { listings } = await contract.answer("guest", listingEndpoints.list, {
      query: { sort: "price-desc", limit: "1" },
    });
    const body = {
      listings: listings.map(({ heirloopId, price }) => ({ id: heirloopId, listingPrice: price })),
      type: "pickup" as const,
      promoCode: "WELCOME-5P6N2D",
    };
    const { promo } = await contract.answer("unconfirmed", checkoutEndpoints.quote, { body });
    expect(promo).toEqual({
      code: "WELCOME-5P6N2D",
      applied: false,
      reason: "Confirm your email address to use a promo code",
    });
  });

  test("PUT /api/auth/me/home: uses the measurements for fits until they are removed", async () => {
    const home = { doorway: { width: 20, height: 79.5 }, stairs: null, lift: null };
    const put = (given: typeof home | null) =>
      contract.answer("newcomer", authEndpoints.changeHome, { body: { home: given } });
    expect((await put(home)).home).toEqual(home);
    expect((await contract.answer("newcomer", authEndpoints.me)).home).toEqual(home);
    const query = { fits: "1", limit: "1" };
    const fitting = await contract.answer("newcomer", listingEndpoints.list, { query });
    const [withinBox, all] = await Promise.all(
      [{ ...query, fits: "19x78.5x999" }, { limit: "1" }].map((given) =>
        contract.answer("guest", listingEndpoints.list, { query: given }),
      ),
    );
    expect(fitting.total).toBe(withinBox?.total);
    expect(fitting.total).toBeLessThan(all?.total ?? 0);
    const tiny = { ...home, doorway: { width: 2, height: 79 } };
    expect(
      inShort(await contract.problem("newcomer", authEndpoints.changeHome, { body: { home: tiny } })),
    ).toBe("422 invalid home.doorway.width");
    expect((await put(null)).home).toBe(null);
    expect(
      await Promise.all(
        (["newcomer", "guest"] as const).map(async (who) =>
          inShort(await contract.problem(who, listingEndpoints.list, { query })),
        ),
      ),
    ).toEqual(["422 invalid fits", "422 invalid fits"]);
    expect(inShort(await contract.problem("guest", authEndpoints.changeHome, { body: { home } }))).toBe(
      "401 unauthenticated",
    );
  });

  test("PUT /api/auth/me/pickup-calendar: keeps the pickup hours until they are removed", async () => {
    const calendar = {
      timeZone: "America/Chicago" as const,
      weekly: {
        sunday: [],
        monday: ["morning" as const],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
        saturday: [],
      },
      blockedDays: ["2026-12-24"],
      leadHours: 24,
    };
    const put = (given: typeof calendar | null) =>
      contract.answer("newcomer", pickupCalendarEndpoints.set, { body: { calendar: given } });
    const refused = async (changed: object) =>
      inShort(
        await contract.problem("newcomer", pickupCalendarEndpoints.set, {
          body: { calendar: { ...calendar, ...changed } },
        }),
      );
    expect(await contract.answer("newcomer", pickupCalendarEndpoints.get)).toEqual({ calendar: null });
    expect(await put(calendar)).toEqual({ calendar });
    expect(await contract.answer("newcomer", pickupCalendarEndpoints.get)).toEqual({ calendar });
    expect(await refused({ leadHours: 400 })).toBe("422 invalid calendar.leadHours");
    expect(await refused({ timeZone: "Mars/Olympus" })).toBe("422 invalid calendar.timeZone");
    expect(await refused({ weekly: { ...calendar.weekly, monday: [] } })).toBe("422 invalid calendar.weekly");
    expect(await put(null)).toEqual({ calendar: null });
    expect(
      inShort(await contract.problem("guest", pickupCalendarEndpoints.set, { body: { calendar } })),
    ).toBe("401 unauthenticated");
  });

  test("responds the same to an unknown email and a wrong password", async () => {
    const wrong = await contract.problem(
      "guest",
      authEndpoints.login,
      credentials(emailOf("newcomer"), "wrong"),
    );
    expect(await contract.problem("guest", authEndpoints.login, credentials("nobody@demo.test"))).toEqual(
      wrong,
    );
    expect(inShort(wrong)).toBe("401 wrong-credentials");
  });

  test("POST /api/admin/enter-account: admins impersonate any account except another admin's and leave it", async () => {
    const { answer, problem } = contract;
    const { token, user } = await answer("admin", adminEndpoints.enterAccount, {
      body: { id: accountIds.shopper },
    });
    expect([user._id, user.impersonatedBy]).toEqual([
      accountIds.shopper,
      { _id: accountIds.admin, firstName: "Opal" },
    ]);
    expect(await answer({ token }, authEndpoints.me)).toEqual(user);
    const enter = (as: Parameters<typeof problem>[0], id: string) =>
      problem(as, adminEndpoints.enterAccount, { body: { id } }).then(inShort);
    expect([
      await enter("guest", accountIds.shopper),
      await enter("shopper", accountIds.newcomer),
      await enter("admin", accountIds.admin),
      await enter("admin", "unknown-account"),
      await enter("admin", "!"),
    ]).toEqual([
      "401 unauthenticated",
      "403 permission-denied",
      "403 permission-denied",
      "404 not-found",
      "422 invalid id",
    ]);
    expect(await enter({ token }, accountIds.newcomer)).toMatch(/^403 /);
    expect(inShort(await problem({ token }, payoutEndpoints.onboarding))).toBe("403 not-while-entered");
    expect((await answer({ token }, adminEndpoints.leaveAccount)).user._id).toBe(accountIds.admin);
    expect(inShort(await problem({ token }, authEndpoints.me))).toBe("401 unauthenticated");
    expect(inShort(await problem("shopper", adminEndpoints.leaveAccount))).toBe("403 permission-denied");
  });

  test("lets a blocked account read and rejects every write but logout", async () => {
    const { token, user } = loginSchema.parse(
      await contract.answer("guest", authEndpoints.login, credentials(emailOf("blocked"))),
    );
    expect(user.blocked).toBe(true);
    await contract.answer({ token }, favoriteEndpoints.list);
    expect(
      inShort(
        await contract.problem({ token }, cartEndpoints.add, { params: { heirloopId: "any-piece-1" } }),
      ),
    ).toBe("403 blocked");
    await contract.answer({ token }, authEndpoints.logout);
  });

  test("GET /api/payments/discounts returns the caller's own", async () => {
    const { discounts, hasBought } = await contract.answer("newcomer", discountEndpoints.list);
    expect(
      discounts.map(({ code, amount, minSubtotal, usedAt }) => ({ code, amount, minSubtotal, usedAt })),
    ).toEqual([{ code: "WELCOME-7K3M9Q", amount: 30_00, minSubtotal: 300_00, usedAt: null }]);
    expect([hasBought, (await contract.answer("shopper", discountEndpoints.list)).hasBought]).toEqual([
      false,
      true,
    ]);
    expect((await contract.answer("consigner", discountEndpoints.list)).discounts).toEqual([]);
    // A code was emailed to that address, which is not confirmed.
    expect((await contract.answer("unconfirmed", discountEndpoints.list)).discounts).toEqual([]);
    expect(inShort(await contract.problem("guest", discountEndpoints.list))).toBe("401 unauthenticated");
  });

  test("GET /api/payments/stripe-connect-onboarding returns a URL as plain text", async () => {
    expect(URL.canParse(await contract.answer("shop", payoutEndpoints.onboarding))).toBe(true);
    expect(inShort(await contract.problem("guest", payoutEndpoints.onboarding))).toBe("401 unauthenticated");
  });
}

export function catalogCalls(contract: Contract): void {
  test("favorites: adding one twice is the same as once", async () => {
    const { listings } = await contract.answer("guest", listingEndpoints.list, {
      query: { sort: "newest", limit: "2" },
    });
    const heirloopId = listings[0]?.heirloopId ?? "";
    const params = { heirloopId };
    const has = async () =>
      (await contract.answer("newcomer", favoriteEndpoints.list)).listings.filter(
        (one) => one.heirloopId === heirloopId,
      ).length;
    await contract.answer("newcomer", favoriteEndpoints.add, { params });
    await contract.answer("newcomer", favoriteEndpoints.add, { params });
    expect(await has()).toBe(1);
    await contract.answer("newcomer", favoriteEndpoints.remove, { params });
    await contract.answer("newcomer", favoriteEndpoints.remove, { params });
    expect(await has()).toBe(0);
    expect([
      inShort(await contract.problem("guest", favoriteEndpoints.add, { params })),
      inShort(
        await contract.problem("newcomer", favoriteEndpoints.add, {
          params: { heirloopId: "unknown-piece-1" },
        }),
      ),
    ]).toEqual(["401 unauthenticated", "404 not-found"]);
  });

  test("favorites: a page at a time, with their number", async () => {
    const { listings } = await contract.answer("guest", listingEndpoints.list, {
      query: { sort: "newest", limit: "3" },
    });
    const { token } = await contract.answer("guest", authEndpoints.register, {
      body: {
        firstName: "Rosa",
        lastName: "Lind",
        email: "three.favorites@demo.test",
        password: "a long good phrase 7",
      },
    });
    for (const [at, { heirloopId }] of listings.entries()) {
      const { total } = await contract.answer({ token }, favoriteEndpoints.add, {
        params: { heirloopId },
        query: { limit: "1" },
      });
      expect(total).toBe(at + 1);
    }
    const pages = await Promise.all(
      ["1", "2", "3"].map((page) =>
        contract.answer({ token }, favoriteEndpoints.list, { query: { page, limit: "2" } }),
      ),
    );
    expect(pages.map(({ total, listings: shown }) => [shown.length, total])).toEqual([
      [2, 3],
      [1, 3],
      [0, 3],
    ]);
    expect(new Set(pages.flatMap((page) => page.listings.map(({ heirloopId }) => heirloopId)))).toEqual(
      new Set(listings.map(({ heirloopId }) => heirloopId)),
    );
  });

  test("keeps a sold piece in the cart, marked, and rejects the user's own", async () => {
    const cart = await contract.answer("shopper", cartEndpoints.get);
    expect(new Set(cart.listings.map(({ status }) => status))).toEqual(new Set(["active", "sold"]));
    const sellers = await Promise.all(
      cart.listings.map(async ({ heirloopId }) => {
        const { seller } = await contract.answer("guest", listingEndpoints.get, { params: { heirloopId } });
        return { firstName: seller.firstName, slug: seller.slug };
      }),
    );
    expect(cart.listings.map(({ seller }) => seller)).toEqual(sellers);
    const { listings } = await contract.answer("guest", listingEndpoints.list, { query: { limit: "60" } });
    const own = (
      await Promise.all(
        listings.map(({ heirloopId }) =>
          contract.answer("guest", listingEndpoints.get, { params: { heirloopId } }),
        ),
      )
    ).find(({ seller }) => seller.slug === "north-stair-studio");
    expect(
      inShort(
        await contract.problem("studio", cartEndpoints.add, {
          params: { heirloopId: own?.heirloopId ?? "" },
        }),
      ),
    ).toBe("409 own-listing");
    expect(inShort(await contract.problem("guest", cartEndpoints.get))).toBe("401 unauthenticated");
  });

  test("listings: filters, disjunctive facets, sorts, pages and invalid input", async () => {
    const all = await contract.answer("guest", listingEndpoints.list, { query: { sort: "price-asc" } });
    const prices = all.listings.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const [style] = all.facets.uniqueStyles;
    const styled = await contract.answer("guest", listingEndpoints.list, {
      query: { style: [style?.name ?? ""], limit: "1" },
    });
    expect([styled.total, styled.listings.length, styled.totalPages]).toEqual([
      style?.count,
      1,
      style?.count,
    ]);
    expect(styled.facets.uniqueStyles).toEqual(all.facets.uniqueStyles);
    const [whole, partly] = await Promise.all(
      ["sofa", "zzzz sofa"].map((keyword) =>
        contract.answer("guest", listingEndpoints.list, { query: { keyword } }),
      ),
    );
    expect([whole?.leftOut, partly?.leftOut, partly?.total]).toEqual([[], ["zzzz"], whole?.total]);
    expect(
      inShort(
        await contract.problem("guest", listingEndpoints.list, {
          query: { page: "0", limit: "61", discount: "5" },
        }),
      ),
    ).toBe("422 invalid discount page limit");
    expect(
      inShort(
        await contract.problem("guest", listingEndpoints.get, { params: { heirloopId: "unknown-piece-1" } }),
      ),
    ).toBe("404 not-found");
  });

  test("questions: anyone reads, a signed-in user asks, only the seller answers", async () => {
    const { listings } = await contract.answer("guest", listingEndpoints.list, { query: { limit: "1" } });
    const params = { heirloopId: listings[0]?.heirloopId ?? "" };
    const question = await contract.answer("newcomer", listingEndpoints.ask, {
      params,
      body: { text: " Does it come apart? " },
      key: "ask-once",
    });
    expect([question.text, question.askedBy.firstName, question.answer]).toEqual([
      "Does it come apart?",
      "Jonah",
      null,
    ]);
    const { questions } = await contract.answer("guest", listingEndpoints.questions, { params });
    expect(questions.filter(({ _id }) => _id === question._id)).toEqual([question]);
    expect([
      inShort(await contract.problem("guest", listingEndpoints.ask, { params, body: { text: "Hm" } })),
      inShort(await contract.problem("newcomer", listingEndpoints.ask, { params, body: { text: "  " } })),
      inShort(
        await contract.problem("newcomer", listingEndpoints.ask, {
          params,
          body: { text: "Yes", answerTo: question._id },
        }),
      ),
    ]).toEqual(["401 unauthenticated", "422 invalid text", "403 permission-denied"]);
  });

  test("counts what can be bought in the menu", async () => {
    const { total } = await contract.answer("guest", listingEndpoints.list);
    const menu = await contract.answer("guest", menuEndpoints.menu);
    expect(menu.categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(menu.regions.length).toBe(6);
  });

  test("quotes add up, report a changed price and reject what cannot be bought", async () => {
    const cart = await contract.answer("shopper", cartEndpoints.get);
    const wanted = cart.listings.map(({ heirloopId, price }) => ({ id: heirloopId, listingPrice: price }));
    const quote = await contract.answer("shopper", checkoutEndpoints.quote, {
      body: { listings: wanted, type: "pickup" },
    });
    const { items, delivery, discount, tax, total } = quote.total;
    expect([total, delivery]).toEqual([items + delivery - discount + tax, 0]);
    // The shopper has bought that piece, and nobody else can.
    expect(quote.unavailable.map(({ code }) => code)).toContain("already-ordered");
    const refused = await contract.answer("newcomer", checkoutEndpoints.quote, {
      body: { listings: wanted, type: "pickup" },
    });
    expect(refused.unavailable.map(({ code }) => code)).toContain("listing-sold");
    const moved = cart.listings
      .filter(({ status }) => status === "active")
      .map(({ heirloopId, price }) => ({ id: heirloopId, listingPrice: price + 100 }));
    expect(
      inShort(
        await contract.problem("shopper", checkoutEndpoints.quote, {
          body: { listings: moved.slice(0, 1), type: "pickup" },
        }),
      ),
    ).toBe("409 price-changed listings.0.listingPrice");
    expect(
      inShort(
        await contract.problem("shopper", checkoutEndpoints.quote, { body: { listings: [], type: "drone" } }),
      ),
    ).toBe("422 invalid listings type");
  });

  test("POST /api/promo accepts any valid email and rejects others with a message", async () => {
    const wrongWith = async (email: string) =>
      (await contract.problem("guest", promoEndpoints.request, { body: { email } })).errors;
    await contract.answer("guest", promoEndpoints.request, { body: { email: " New.Face@demo.test " } });
    expect([await wrongWith(""), await wrongWith("new.face@demo")]).toEqual([
      [{ path: "email", message: "Add email first" }],
      [{ path: "email", message: "Please enter a valid email address" }],
    ]);
  });

  test("a write rejects fields that it does not know, and the same key for another request", async () => {
    const send = (body: object, key?: string) =>
      contract.problem("guest", promoEndpoints.request, { body, ...(key === undefined ? {} : { key }) });
    const email = "other.face@demo.test";
    expect((await send({ email, code: "SAVE50", name: "Ada" })).errors).toEqual([
      { path: "code", message: "This field does not exist" },
      { path: "name", message: "This field does not exist" },
    ]);
    await contract.answer("guest", promoEndpoints.request, { body: { email }, key: "promo" });
    await contract.answer("guest", promoEndpoints.request, { body: { email }, key: "promo" });
    expect(inShort(await send({ email: "third.face@demo.test" }, "promo"))).toBe("422 key-reused");
  });

  test("POST /api/capture-email accepts an email with or without pieces and rejects others with a message", async () => {
    const captured = { cart: [], recentlyViewed: [] };
    await contract.answer("guest", promoEndpoints.captureEmail, {
      body: { ...captured, email: " New.Face@demo.test " },
    });
    const refused = await contract.problem("guest", promoEndpoints.captureEmail, {
      body: { ...captured, email: "new.face@demo" },
    });
    expect(refused.errors).toEqual([{ path: "email", message: "Please enter a valid email address" }]);
  });
}
