import { demoPassword } from "@heirloop/demo/account/accounts";
import { expect, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";

for (const javaScript of [true, false])
  test(`a guest's question is there again after login, ${javaScript ? "with" : "without"} JavaScript`, async ({
    person,
    url,
  }) => {
    const piece = await findStudioPiece(url);
    const { page } = await person({ javaScript });
    await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
    const question = page.getByLabel("Your question");
    await question.fill("Is it oak & solid?");
    await page.getByRole("button", { name: "Ask the seller" }).click();
    await expect(page.getByText("Log in to ask your question")).toBeVisible();
    await page.getByLabel("Email").fill("shopper@demo.test");
    await page.getByLabel("Password").fill(demoPassword);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(question).toHaveValue("Is it oak & solid?");
    await expect(question).toBeInViewport();
    await page.getByRole("button", { name: "Ask the seller" }).click();
    await expect(page.getByText("Your question is posted")).toBeVisible();
    await expect(question).toHaveValue("");
  });

test("a question is asked and answered by the seller, with and without JavaScript", async ({
  newcomer,
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const address = `/product/${piece.heirloopId}/${piece.slug}`;
  const asker = await newcomer({ firstName: "Quill" });
  const ask = async (text: string): Promise<void> => {
    await asker.page.getByLabel("Your question").fill(text);
    await asker.page.getByRole("button", { name: "Ask the seller" }).click();
    await expect(asker.page.getByText(text, { exact: true })).toBeVisible();
  };

  await asker.page.goto(address);
  await asker.page.getByRole("button", { name: "Ask the seller" }).click();
  await expect(asker.page.getByLabel("Your question")).toBeFocused();
  await expect(asker.page.getByText("Write a few words first")).toBeVisible();
  await ask("Does it come apart?");
  await expect(asker.page.getByRole("status").filter({ hasText: "Your question is posted" })).toBeVisible();
  await expect(asker.page.getByLabel("Your question")).toHaveValue("");
  await expect(asker.page.locator("form:focus-within").getByLabel("Your question")).toBeVisible();
  await ask("And is it heavy?");

  const scripted = await person({ email: studio });
  await scripted.page.goto(`${address}#askSellerTarget`);
  const first = scripted.page.getByRole("listitem").filter({ hasText: "Does it come apart?" });
  await first.getByRole("button", { name: "Answer" }).click();
  await expect(first.getByLabel("Your answer to Quill")).toBeFocused();
  await expect(first.getByText("Write a few words first")).toBeVisible();
  await first.getByLabel("Your answer to Quill").fill("Into three parts.");
  await first.getByRole("button", { name: "Answer" }).click();
  await expect(first.getByRole("status")).toHaveText(/Your answer is public now/);
  await expect(first.getByText("Into three parts.")).toBeVisible();
  await expect(first.getByRole("textbox")).toHaveCount(0);

  const plain = await person({ email: studio, javaScript: false });
  await plain.page.goto(address);
  const second = plain.page.getByRole("listitem").filter({ hasText: "And is it heavy?" });
  await second.getByLabel("Your answer to Quill").fill("   ");
  await second.getByRole("button", { name: "Answer" }).click();
  await expect(second.getByText("Write a few words first")).toBeVisible();
  await expect(second.getByLabel("Your answer to Quill")).toBeFocused();
  await expect(second.getByLabel("Your answer to Quill")).toHaveValue("   ");
  await second.getByLabel("Your answer to Quill").fill("Two people carry it.");
  await second.getByRole("button", { name: "Answer" }).click();
  await expect(second.getByText("Two people carry it.")).toBeVisible();
  await expect(second.getByText("Two people carry it.")).toBeInViewport();
  await expect(second.locator(":focus")).toHaveText(/Two people carry it/);

  const plainAsker = await person({ email: "shopper@demo.test", javaScript: false });
  await plainAsker.page.goto(address);
  await plainAsker.page.getByLabel("Your question").fill("Does it smell of smoke?");
  await plainAsker.page.getByRole("button", { name: "Ask the seller" }).click();
  await expect(
    plainAsker.page.getByRole("status").filter({ hasText: "Your question is posted" }),
  ).toBeVisible();
  await expect(plainAsker.page.getByLabel("Your question")).toBeFocused();
  await expect(plainAsker.page.getByLabel("Your question")).toHaveValue("");

  await asker.page.reload();
  await expect(asker.page.getByText("Into three parts.")).toBeVisible();
  await expect(asker.page.getByText("Two people carry it.")).toBeVisible();
});
