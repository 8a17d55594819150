import { createHmac } from "node:crypto";
import { Hono } from "hono";
import type { SandboxOptions } from "./sandbox-options.ts";
import { behaviorOf, isExpired } from "./sandbox-card-number.ts";
import { paymentMethodOf } from "./sandbox-objects.ts";
import { failure, invalid, keyOf, missing, readForm } from "./sandbox-requests.ts";
import { attachCard, deleteCardsOf, findCard, insertCard } from "./sandbox.queries.ts";

/** Cards, and the customers that they are saved for. */
export function createCardApi({
  db,
  now,
  newId,
  fingerprintKey,
}: Pick<SandboxOptions, "db" | "now" | "newId" | "fingerprintKey">): Hono {
  const api = new Hono();
  api.post("/payment_methods", async (context) => {
    const form = await readForm(context);
    const number = form.need("card[number]").replaceAll(/\D/g, "");
    const expiry = `${form.need("card[exp_month]").padStart(2, "0")}/${form.need("card[exp_year]").slice(-2)}`;
    const behavior = behaviorOf(number);
    const cardError = (code: string, message: string, param: string) =>
      failure(402, { type: "card_error", code, message, param });
    if (behavior === null) throw cardError("incorrect_number", "Your card number is incorrect.", "number");
    if (isExpired(expiry, now())) throw cardError("expired_card", "Your card has expired.", "exp_month");
    const paymentMethod = `pm_${newId()}`;
    // All users pay with the same few test numbers, so the expiry date and code distinguish the cards.
    const fingerprint = createHmac("sha256", fingerprintKey)
      .update([number, expiry, form.need("card[cvc]")].join(" "))
      .digest("base64url");
    const label = `Visa ending ${number.slice(-4)}`;
    const card = { paymentMethod, behavior, label, fingerprint, createdAt: now() };
    await insertCard(db, card);
    return context.json(paymentMethodOf({ ...card, customer: null, confirmed: false }));
  });
  api.get("/payment_methods/:id", async (context) => {
    const card = await findCard(db, context.req.param("id"));
    if (card === null) throw missing("payment method");
    return context.json(paymentMethodOf(card));
  });
  api.post("/customers", async (context) => {
    const form = await readForm(context);
    const id = `cus_${keyOf(context, newId)}`;
    const paymentMethod = form.need("payment_method");
    const card = await findCard(db, paymentMethod);
    if (card === null) throw missing("payment method");
    if (card.customer !== null && card.customer !== id)
      throw invalid("payment_method_unexpected_state", "This payment method belongs to another customer.");
    await attachCard(db, paymentMethod, id);
    return context.json({ id, object: "customer" });
  });
  api.delete("/customers/:id", async (context) => {
    const id = context.req.param("id");
    if (!(await deleteCardsOf(db, id))) throw missing("customer");
    return context.json({ id, object: "customer", deleted: true });
  });
  return api;
}
