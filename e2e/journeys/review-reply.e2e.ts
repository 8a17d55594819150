import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { answers, expect, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { sellAndReview } from "../support/reviewed-sale.ts";
import { screenSizes } from "../support/screen-sizes.ts";

for (const { name, viewport } of screenSizes)
  test(`a seller replies to a review and reports it, and an admin removes it, on ${name}`, async ({
    newcomer,
    person,
    url,
  }) => {
    const seller = await newcomer({ firstName: "Quill", isBusiness: true });
    const buyer = await newcomer({ firstName: "Willa", emailConfirmed: true });
    const admin = await person({ email: "admin@demo.test" });
    for (const { page } of [seller, buyer, admin]) await page.setViewportSize(viewport);
    await sellAndReview(url, { seller: seller.api, buyer }, 1);
    const { slug } = await seller.api.call(authEndpoints.me);
    const profile = pageUrls.profile(slug);

    // The first attempt has no text.
    await seller.page.goto(profile);
    await seller.page.getByRole("link", { name: "Reply to reviews" }).click();
    await expect(seller.page.getByText("Willa, about you as a seller")).toBeVisible();
    await answers(seller.page);
    await seller.page.getByText("Reply to Willa", { exact: true }).click();
    const field = seller.page.getByRole("textbox", { name: "Your reply to Willa" });
    await seller.page.getByRole("button", { name: "Publish your reply" }).click();
    await expect(seller.page.getByText("Write your reply first")).toBeVisible();
    await field.fill("Thank you for coming all the way.");
    await seller.page.getByRole("button", { name: "Publish your reply" }).click();
    await expect(seller.page.getByText("Your reply is published.")).toBeVisible();

    // The reviewer gets an email and reads the reply, also on the profile.
    const link = await readMail(url, buyer.email, /\/reviews\?list=written/);
    await readMail(url, buyer.email, /Thank you for coming all the way\./);
    await buyer.page.goto(link);
    await expect(buyer.page.getByText("Thank you for coming all the way.")).toBeVisible();
    await buyer.page.goto(profile);
    const quote = buyer.page.locator("#reviews").getByRole("figure");
    await expect(quote).toContainText("Thank you for coming all the way.");

    // The seller reports the review; the first attempt names no reason and keeps the text.
    await seller.page.goto(pageUrls.reviews());
    await seller.page.getByRole("link", { name: "Report this review" }).click();
    await expect(seller.page.getByRole("heading", { level: 1, name: "Report a review" })).toBeVisible();
    await answers(seller.page);
    await seller.page.getByRole("textbox", { name: /Details/ }).fill(`About another shop ${viewport.width}.`);
    await seller.page.getByRole("button", { name: "Report this review" }).click();
    await expect(seller.page.getByText("Choose a reason")).toBeVisible();
    await expect(seller.page.getByRole("textbox", { name: /Details/ })).toHaveValue(
      `About another shop ${viewport.width}.`,
    );
    await seller.page.getByRole("radio", { name: "It is untrue, or about another order" }).check();
    await seller.page.getByRole("button", { name: "Report this review" }).click();
    await expect(seller.page.getByText("Thank you for your report.")).toBeVisible();

    // The admin removes it with a reason, which its author reads.
    await admin.page.goto(pageUrls.admin("reviews"));
    // The innermost part with the author's address and the button: another journey may have reported a review, too.
    const remove = admin.page.getByRole("button", { name: /^Remove the review by Willa/ });
    const card = admin.page
      .locator("main div")
      .filter({ has: admin.page.getByRole("link", { name: buyer.email }) })
      .filter({ has: remove })
      .last();
    await expect(admin.page.getByText(`About another shop ${viewport.width}.`)).toBeVisible();
    await answers(admin.page);
    await card.getByRole("button", { name: /^Remove the review by Willa/ }).click();
    const dialog = admin.page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("It is about another shop.");
    await dialog.getByRole("button", { name: "Remove the review" }).click();
    await expect(admin.page.getByText("It is removed.")).toBeVisible();
    await expect(admin.page.getByText(`About another shop ${viewport.width}.`)).toBeHidden();
    await buyer.page.goto(profile);
    await expect(buyer.page.getByText("No reviews yet. The first buyer will write one.")).toBeVisible();
    await buyer.page.goto(pageUrls.notifications());
    await expect(
      buyer.page.getByText(/We removed your review of .+: It is about another shop\./),
    ).toBeVisible();
    await seller.page.goto(pageUrls.notifications());
    await expect(
      seller.page.getByText("You reported the review by Willa. We looked at it and removed it."),
    ).toBeVisible();
  });
