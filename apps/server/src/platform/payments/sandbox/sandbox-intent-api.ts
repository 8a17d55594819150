import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { Hono } from "hono";
import { transaction } from "../../database/transaction.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import { requireCharge, unexpected } from "./sandbox-charge.ts";
import { cardErrorOf, intentOf, listOf } from "./sandbox-objects.ts";
import { centsIn, failure, invalid, keyOf, missing, readForm } from "./sandbox-requests.ts";
import {
  askForConfirmation,
  changeCharge,
  findCard,
  findCharge,
  findChargeByKey,
  findConfirmation,
  insertCharge,
  listSetups,
  type SandboxCharge,
} from "./sandbox.queries.ts";

type NewCharge = {
  reference: string;
  key: string;
  paymentMethod: string;
  customer: string | null;
  amount: number;
  group: string | null;
  captures: boolean;
  returnUrl: string | null;
};

/** Payment intents, and setup intents, which save a card without charging it. */
export function createIntentApi({ db, now, newId }: Pick<SandboxOptions, "db" | "now" | "newId">): Hono {
  const api = new Hono();

  /** Adds the bank's page, which is on the site that the buyer comes from. */
  async function shown(charge: SandboxCharge) {
    const { status, confirmationId } = charge;
    const confirmation =
      status === "asked" && confirmationId !== null ? await findConfirmation(db, confirmationId) : null;
    const url = confirmation && new URL(`/sandbox/confirm/${confirmation.id}`, confirmation.returnUrl).href;
    return intentOf(charge, url);
  }

  /** A declined card is an error, which repeats with its key. */
  async function answer(charge: SandboxCharge, object: "payment_intent" | "setup_intent") {
    const intent = await shown(charge);
    if (charge.status === "declined") throw failure(402, { ...cardErrorOf(charge.reason), [object]: intent });
    return intent;
  }

  async function createCharge(newCharge: NewCharge): Promise<SandboxCharge> {
    const { reference, paymentMethod, customer, captures, returnUrl, amount, ...rest } = newCharge;
    const before = await findCharge(db, reference);
    if (before !== null) return before;
    const card = await findCard(db, paymentMethod);
    if (card === null) throw missing("payment method");
    if (card.customer !== customer)
      throw invalid("payment_method_invalid", "The payment method belongs to a customer.", "customer");
    const charge = { ...rest, reference, paymentMethod, amount, captures };
    const declined =
      card.behavior === "declines"
        ? "generic_decline"
        : captures && card.behavior === "insufficient-funds"
          ? "insufficient_funds"
          : null;
    const asks = card.behavior === "needs-confirmation" && (returnUrl !== null || !card.confirmed);
    if (declined !== null) await insertCharge(db, { ...charge, status: "declined", reason: declined });
    else if (!asks) await insertCharge(db, { ...charge, status: captures ? "captured" : "authorized" });
    else if (returnUrl === null)
      await insertCharge(db, { ...charge, status: "declined", reason: "authentication_required" });
    else
      await transaction(db, async (tx) => {
        const id = charge.key;
        if (!(await insertCharge(tx, { ...charge, status: "asked", confirmationId: id }))) return;
        const expiresAt = new Date(now().getTime() + constants.holdDuration);
        await askForConfirmation(tx, { id, paymentMethod, amount, returnUrl, expiresAt });
      });
    return requireCharge(db, reference, "payment intent");
  }

  api.post("/payment_intents", async (context) => {
    const form = await readForm(context);
    const key = keyOf(context, newId);
    const charge = await createCharge({
      reference: `pi_${key}`,
      key,
      paymentMethod: form.need("payment_method"),
      customer: form.get("customer"),
      amount: centsIn(form.need("amount")),
      group: form.get("transfer_group"),
      captures: form.get("capture_method") !== "manual",
      returnUrl: form.get("off_session") === "true" ? null : form.need("return_url"),
    });
    return context.json(await answer(charge, "payment_intent"));
  });
  api.get("/payment_intents/search", async (context) => {
    const key = /^metadata\["intent"\]:"([^"]*)"$/.exec(context.req.query("query") ?? "")?.[1] ?? "";
    const charge = await findChargeByKey(db, key);
    const data = charge === null ? [] : [await shown(charge)];
    return context.json({ ...listOf("/v1/payment_intents/search", data), object: "search_result" });
  });
  api.get("/payment_intents/:id", async (context) =>
    context.json(await shown(await requireCharge(db, context.req.param("id"), "payment intent"))),
  );
  api.post("/payment_intents/:id/capture", async (context) => {
    const charge = await requireCharge(db, context.req.param("id"), "payment intent");
    if (charge.status !== "authorized") throw unexpected("payment_intent", charge);
    const card = await findCard(db, charge.paymentMethod);
    if (card?.behavior === "insufficient-funds")
      throw failure(402, { ...cardErrorOf("insufficient_funds"), payment_intent: await shown(charge) });
    await changeCharge(db, charge, { status: "captured" });
    return context.json(await shown({ ...charge, status: "captured" }));
  });
  api.post("/payment_intents/:id/cancel", async (context) => {
    const charge = await requireCharge(db, context.req.param("id"), "payment intent");
    if (charge.status === "captured" || charge.status === "refunded" || charge.status === "voided")
      throw unexpected("payment_intent", charge);
    await changeCharge(db, charge, { status: "voided" });
    return context.json(await shown({ ...charge, status: "voided" }));
  });

  api.post("/setup_intents", async (context) => {
    const form = await readForm(context);
    const key = keyOf(context, newId);
    const charge = await createCharge({
      reference: `seti_${key}`,
      key,
      paymentMethod: form.need("payment_method"),
      customer: form.get("customer"),
      amount: 0,
      group: null,
      captures: false,
      returnUrl: form.need("return_url"),
    });
    return context.json(await answer(charge, "setup_intent"));
  });
  api.get("/setup_intents", async (context) => {
    const setups = await listSetups(db, context.req.query("payment_method") ?? "");
    return context.json(listOf("/v1/setup_intents", await Promise.all(setups.map(shown))));
  });
  api.get("/setup_intents/:id", async (context) =>
    context.json(await shown(await requireCharge(db, context.req.param("id"), "setup intent"))),
  );
  api.post("/setup_intents/:id/cancel", async (context) => {
    const charge = await requireCharge(db, context.req.param("id"), "setup intent");
    if (charge.status === "authorized" || charge.status === "voided")
      throw unexpected("setup_intent", charge);
    await changeCharge(db, charge, { status: "voided" });
    return context.json(await shown({ ...charge, status: "voided" }));
  });
  return api;
}
