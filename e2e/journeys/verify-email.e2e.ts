import { demoPassword } from "@heirloop/demo/account/accounts";
import { createApi } from "@heirloop/api-client/http/http-client";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { cards, fillCheckout } from "../support/checkout-form.ts";
import { completePurchase } from "../support/completed-purchase.ts";
import { expect, test } from "../support/journey.ts";
import { confirmEmail, readMail, verificationLink } from "../support/mailbox.ts";
import { findStudioPiece } from "../support/pieces.ts";
import { createListing } from "../support/create-listing.ts";
import { demoApi } from "../support/demo-api.ts";

const guestApi = (url: string) => createApi({ prefix: url, token: () => undefined });

test("a shopper confirms the emailed link and then uses the promo code", async ({ person, url }) => {
  const email = `verify-${process.pid}-${Date.now()}@journeys.test`;
  await guestApi(url).call(promoEndpoints.request, { body: { email } });
  const code = await readMail(url, email, /LOOP-[A-Z0-9-]+/);
  const { page } = await person();
  await page.goto("/register");
  await page.getByLabel("First name").fill("Vera");
  await page.getByLabel("Last name").fill("Journey");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("button", { name: "Account of Vera" })).toBeVisible();

  const piece = await findStudioPiece(url, { above: 300_00 });
  const [token] = (await page.context().cookies(url)).filter(({ name }) => name === "token");
  const { heirloopId } = piece;
  await createApi({ prefix: url, token: () => token?.value }).call(cartEndpoints.add, {
    params: { heirloopId },
  });
  await page.goto("/checkout");
  await expect(page.getByText(piece.title).first()).toBeVisible();
  await fillCheckout(page, cards.paid);
  await page.getByLabel("Promo code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(
    page.getByText("Confirm your email address to use a promo code", { exact: true }),
  ).toBeVisible();
  const first = await verificationLink(url, email);
  await page.getByRole("button", { name: "Resend email" }).click();
  await expect(page.getByText("We sent a new link.")).toBeVisible();
  await expect.poll(() => verificationLink(url, email)).not.toBe(first);
  const newest = await verificationLink(url, email);

  const tab = await page.context().newPage();
  const confirm = tab.getByRole("button", { name: "Confirm email address" });
  await tab.goto(first);
  await confirm.click();
  await expect(tab.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  // Opening the link, as mail programs do, confirms nothing.
  await fetch(new URL(newest, url));
  await tab.goto(newest);
  await confirm.click();
  await expect(tab.getByRole("heading", { name: "Your email address is confirmed" })).toBeVisible();
  await tab.close();

  // The checkout notices when its tab becomes visible again.
  await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText(`${code} is applied.`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend/ })).toBeHidden();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
});

test("an email is confirmed without JavaScript, once, and a new email applies after its link", async ({
  person,
  url,
}) => {
  const email = `noscript-${process.pid}-${Date.now()}@journeys.test`;
  const next = `next-${email}`;
  const password = "a long enough password";
  const { token } = await guestApi(url).call(authEndpoints.register, {
    body: { firstName: "Nils", lastName: "Journey", email, password },
  });
  const { page } = await person({ javaScript: false });
  await page.context().addCookies([{ name: "token", value: token, url }]);
  await page.goto("/settings");
  await expect(page.getByText(`Open the link that we sent to ${email}`)).toBeVisible();
  const link = await verificationLink(url, email);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByRole("heading", { name: "Your email address is confirmed" })).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

  await page.goto("/settings");
  await expect(page.getByText("Open the link that we sent to")).toHaveCount(0);
  await page.getByLabel("Email", { exact: true }).fill(next);
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription("The password is incorrect");
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByRole("button", { name: `Keep ${email}` })).toBeVisible();
  await page.goto(await verificationLink(url, next));
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByText(`We’ll email you at ${next} from now on.`)).toBeVisible();
});

test("an emailed reset link opens the page that sets the password", async ({ person, newcomer, url }) => {
  const { email } = await newcomer({ firstName: "Rita" });
  await guestApi(url).call(authEndpoints.forgotPassword, { body: { email } });
  const { page } = await person();
  await page.goto(await readMail(url, email, /\/reset-password\?token=[\w-]+/));
  await page.getByLabel("New password").fill("an even longer password");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByRole("button", { name: "Account of Rita" })).toBeVisible();
});

test("a review waits for its writer's email and is published once it is confirmed", async ({
  newcomer,
  url,
}) => {
  const seller = await newcomer({ firstName: "Sela" });
  const buyer = await newcomer({ firstName: "Bo" });
  const piece = await createListing(seller.api, {
    title: "Chair to review",
    price: 90_00,
    delivery: { pickup: true, delivery: false },
  });
  await completePurchase(url, buyer, piece, seller.api);
  const { page } = buyer;
  const request = page.getByRole("dialog");
  await page.goto("/");
  await request.getByRole("radio", { name: "5 stars" }).check();
  await request.getByRole("textbox").fill("Worth the stairs.");
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(request).toContainText("published after you confirm your email address");
  await expect(request.getByRole("button", { name: "Resend email" })).toBeVisible();
  await request.getByRole("button", { name: "Done" }).click();
  await expect(request).toBeHidden();

  const owed = await seller.api.call(reviewEndpoints.pending);
  if (owed === null) throw new Error("The seller owes no review.");
  await seller.api.call(
    reviewEndpoints.submit,
    { body: { id: owed._id, buyer: { rating: 5 } } },
    { idempotencyKey: crypto.randomUUID() },
  );
  const { slug } = await seller.api.call(authEndpoints.me);
  await page.goto(`/profile/${slug}`);
  await expect(page.getByText("No reviews yet. The first buyer will write one.")).toBeVisible();
  await confirmEmail(url, buyer.email);
  await page.reload();
  await expect(page.locator("#reviews").getByText("Worth the stairs.")).toBeVisible();
});

test("a review between accounts of the same browser waits for an admin to publish it", async ({
  person,
  url,
}) => {
  const admin = await person({ email: "admin@demo.test" });
  // Requests of a page after its session is over.
  const { page } = await person({ provokes: /status of 401/ });
  const people = [];
  for (const firstName of ["Dora", "Dirk"]) {
    const email = `${firstName.toLowerCase()}-${process.pid}-${Date.now()}@journeys.test`;
    await page.goto("/register");
    await page.getByLabel("First name").fill(firstName);
    await page.getByLabel("Last name").fill("Same");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByLabel("Password").fill(demoPassword);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("button", { name: `Account of ${firstName}` })).toBeVisible();
    await confirmEmail(url, email);
    const [token] = (await page.context().cookies(url)).filter(({ name }) => name === "token");
    people.push({ email, api: createApi({ prefix: url, token: () => token?.value }) });
    await page.context().clearCookies({ name: "token" });
  }
  const [seller, buyer] = people;
  if (!seller || !buyer) throw new Error("Nobody was registered.");
  const piece = await createListing(seller.api, {
    title: "Stool of one's own",
    price: 90_00,
    delivery: { pickup: true, delivery: false },
  });
  await completePurchase(url, buyer, piece, seller.api);
  const owed = await buyer.api.call(reviewEndpoints.pending);
  if (owed === null) throw new Error("The buyer owes no review.");
  const sent = await buyer.api.call(
    reviewEndpoints.submit,
    { body: { id: owed._id, seller: { rating: 5, feedback: "The best seller there is." } } },
    { idempotencyKey: crypto.randomUUID() },
  );
  expect(sent.publication).toBe("held");

  await admin.page.goto("/admin?tab=reviews");
  const waiting = admin.page.getByText("Same browser");
  await expect(waiting.first()).toBeVisible();
  await expect(admin.page.getByText("The best seller there is.")).toBeVisible();
  await admin.page.getByRole("button", { name: "Publish the review by Dirk Same" }).click();
  await expect(admin.page.getByText("The review is published.")).toBeVisible();
  const { reviews } = await (await demoApi(url, "admin@demo.test")).call(adminEndpoints.heldReviews);
  expect(reviews.map(({ _id }) => _id)).not.toContain(owed._id);
});
