import { expect, test } from "vitest";
import { pickupOrder } from "../../testing/example-rows.ts";
import { mailFacts } from "../../testing/order-mail-facts.ts";
import type { OrderMailFacts } from "./order-mail.facts.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";
import { writeOrderLetter } from "./order.mail.ts";

const bea = { email: "bea@example.test", firstName: "Bea" };
function mail(
  news: "request" | "approve" | "deliver",
  order: Partial<typeof pickupOrder>,
  more: Partial<OrderMailFacts> = {},
) {
  const facts = mailFacts(pickupOrder, order, { by: "buyer", ...more });
  const letter = writeOrderLetter(news, "buyer", bea, facts, "https://shop.test");
  return letter === null ? null : formatMail({ to: bea.email, ...letter });
}
const amounts = { items: 500_00, delivery: 79_00, discount: 30_00, tax: 41_98, total: 590_98 };

test("lists the amounts that are not zero, and the discount as negative", () => {
  expect(mail("request", amounts)?.text).toContain(
    "Walnut credenza: $500\nDelivery: $79\nDiscount: -$30\nSales tax: $41.98\nTotal: $590.98\n",
  );
  expect(mail("request", { tax: 0, total: 500_00 })?.text).toContain("Walnut credenza: $500\nTotal: $500\n");
});

test("lists each piece with its price", () => {
  const lines = [
    { title: "Walnut credenza", price: 450_00 },
    { title: "Lamp", price: 50_00 },
  ];
  expect(mail("approve", amounts, { lines })?.text).toContain(
    "Walnut credenza: $450\nLamp: $50\nDelivery: $79\n",
  );
});

test("subtracts what was refunded before the order was completed", () => {
  expect(mail("deliver", amounts, { returned: 90_98 })?.text).toContain(
    "Total: $590.98\nRefunded: -$90.98\nYou paid: $500\n",
  );
});

test("names the order number above the amounts", () => {
  expect(mail("request", amounts)?.text).toContain("Order number: order-1\nWalnut credenza: $500\n");
});

test("greets the receiver and links to the order", () => {
  const text = mail("request", {})?.text ?? "";
  expect(text.startsWith("Hello Bea,\n")).toBe(true);
  expect(text).toContain("See the order:\nhttps://shop.test/?order=order-1");
  expect(mail("request", {})).toMatchObject({
    to: "bea@example.test",
    subject: "Your order: Walnut credenza",
  });
});

test("writes no mail and no amounts where there are none", () => {
  const facts = mailFacts(pickupOrder, {}, { by: "seller" });
  expect(writeOrderLetter("approve", "seller", bea, facts, "https://shop.test")).toBeNull();
  expect(writeOrderLetter("request", "seller", bea, facts, "https://shop.test")?.facts).toEqual([
    ["Order number", "order-1"],
  ]);
});
