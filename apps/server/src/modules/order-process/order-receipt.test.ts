import { expect, test } from "vitest";
import { pickupOrder } from "../../testing/example-rows.ts";
import { mailFacts } from "../../testing/order-mail-facts.ts";
import { namePieces } from "../order/name-pieces.ts";
import { writeOrderMail } from "./order.mail.ts";

test.each([
  [[], "a piece"],
  [["Walnut credenza"], "Walnut credenza"],
  [["Walnut credenza", "Lamp"], "Walnut credenza and 1 more piece"],
  [["Walnut credenza", "Lamp", "Rug"], "Walnut credenza and 2 more pieces"],
])("names the pieces %j", (titles, name) => {
  expect(namePieces(titles)).toBe(name);
});

const bea = { email: "bea@example.test", firstName: "Bea" };
const mail = (news: "request" | "approve", order: Partial<typeof pickupOrder>) =>
  writeOrderMail(news, "buyer", bea, mailFacts(pickupOrder, order, { by: "buyer" }), "https://shop.test");

test("lists the amounts that are not zero, and the discount as negative", () => {
  const amounts = { items: 500_00, delivery: 79_00, discount: 30_00, tax: 41_98, total: 590_98 };
  expect(mail("request", amounts)?.text).toContain(
    "Pieces: $500\nDelivery: $79\nDiscount: -$30\nSales tax: $41.98\nTotal: $590.98\n",
  );
  expect(mail("request", { tax: 0, total: 500_00 })?.text).toContain("Pieces: $500\nTotal: $500\n");
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
  expect(writeOrderMail("approve", "seller", bea, facts, "https://shop.test")).toBeNull();
  expect(writeOrderMail("request", "seller", bea, facts, "https://shop.test")?.text).not.toContain("Total");
});
