import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { answers, expect, withinTimeout, stopClock, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

test("a piece is reserved during a checkout and available again when the buyer leaves", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const page = `/product/${piece.heirloopId}/${piece.slug}`;
  const first = await newcomer({ firstName: "Dora" });
  const second = await newcomer({ firstName: "Emil" });

  await first.page.goto(page);
  await first.page.getByRole("button", { name: "Add to cart" }).first().click();
  await first.page.getByRole("link", { name: "View cart" }).first().click();
  await first.page.getByRole("link", { name: "Go to Checkout" }).click();
  await expect(first.page.getByText("Reserved for you for")).toBeVisible();

  await second.page.goto(page);
  await expect(second.page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await second.page.getByRole("button", { name: "Join the waiting list" }).first().click();
  await expect(second.page.getByText(/We’ll tell you when it is available again/).first()).toBeVisible();

  const released = first.page.waitForResponse(
    (response) => response.url().endsWith("/api/checkout/holds") && response.request().method() === "DELETE",
  );
  await first.page.getByRole("link", { name: "Heirloop, home" }).click();
  await released;
  // Without a reload: the page and the bell of the waiting shopper are updated.
  await expect(second.page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await second.page.getByRole("link", { name: "Notifications, 1" }).click();
  await expect(
    second.page.getByRole("dialog", { name: "Notifications" }).getByText(`${piece.title} is available again`),
  ).toBeVisible();
});

test("leaving a second checkout of the same buyer releases nothing", async ({ newcomer, url }) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer({ firstName: "Greta" });
  await api.call(cartEndpoints.add, { params: { heirloopId: piece.heirloopId } });
  await page.goto("/checkout");
  await expect(page.getByText("Reserved for you for")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/checkout");
  await expect(other.getByText("Reserved for you for")).toBeVisible();
  await other.getByRole("link", { name: "Heirloop, home" }).click();
  await expect(other).toHaveURL(/\/$/);
  const now = () => api.call(listingEndpoints.get, { params: { heirloopId: piece.heirloopId } });
  expect((await now()).reservedByMe).toBe(true);
  await page.getByRole("link", { name: "Heirloop, home" }).click();
  await expect.poll(async () => (await now()).reservedUntil).toBeNull();
});

test("a checkout shows 15 minutes at most, also after it reserved again", async ({ newcomer, url }) => {
  const piece = await findStudioPiece(url);
  // The socket's heartbeat cannot keep up with a quarter of an hour in a moment.
  const { page, api } = await newcomer({ firstName: "Frieda", provokes: /WebSocket/ });
  await api.call(cartEndpoints.add, { params: { heirloopId: piece.heirloopId } });
  await stopClock(page);
  await page.goto("/checkout");
  const left = page.getByText("Reserved for you for").getByRole("time");
  const isWhole = async (): Promise<void> =>
    expect(await left.allInnerTexts()).toEqual([expect.stringMatching(/^(15:00|14:5\d)/)]);
  await withinTimeout(page, isWhole);
  await page.clock.fastForward("15:00");
  const again = page.getByRole("button", { name: "Reserve again" });
  await withinTimeout(page, async () => expect(await again.count()).toBe(1));
  await again.click();
  await withinTimeout(page, isWhole);
});

test("a favorite that had to wait for login is saved afterwards", async ({ person, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await person();
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Add to favorites" }).first().click();
  await expect(page.getByText("Log in to save this piece")).toBeVisible();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("consigner@demo.test");
  await page.getByLabel("Password").fill("heirloop-demo");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("button", { name: "Remove from favorites" }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/favorite=/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove from favorites" }).first()).toBeVisible();
});

test("what was added or favorited a moment ago is there, although the connection is slow", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page } = await newcomer({ firstName: "Hedda" });
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/api\/(cart|favorites)\//, (route) => void held.push(() => route.continue()));
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await answers(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "View cart" }).first().click();
  await page.getByRole("link", { name: "Go to Checkout" }).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(page).toHaveURL(/\/cart$/);
  await held[0]?.();
  await expect(page.getByText("Reserved for you for")).toBeVisible();

  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await answers(page);
  await page.getByRole("button", { name: "Add to favorites", exact: true }).click();
  await page
    .getByRole("link", { name: /^Favorites/ })
    .first()
    .click();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.();
  await expect(page.getByRole("heading", { level: 1, name: /avorites/ })).toBeVisible();
  await expect(page.getByRole("main").getByText(piece.title)).toBeVisible();
});
