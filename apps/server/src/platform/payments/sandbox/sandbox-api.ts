import { createHmac } from "node:crypto";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { Hono, type Context } from "hono";
import type { HTTPException } from "hono/http-exception";
import type { Db } from "../../database/database.ts";
import { transaction } from "../../database/transaction.ts";
import { behaviorOf, isExpired } from "./sandbox-card-number.ts";
import { failure, invalid, missing, readForm } from "./sandbox-requests.ts";
import { createSandboxTaxes, type SandboxTaxes } from "./sandbox-tax-api.ts";
import {
  accountOf,
  balance,
  cardErrorOf,
  disputedReference,
  disputeOf,
  intentOf,
  listOf,
  paymentMethodOf,
  refundOf,
  transferOf,
} from "./sandbox-objects.ts";
import {
  askForConfirmation,
  attachCard,
  changeCharge,
  deleteAccount,
  deleteCardsOf,
  findAccount,
  findCard,
  findCharge,
  findChargeByKey,
  findConfirmation,
  insertAccountLink,
  insertCard,
  insertCharge,
  insertRefund,
  insertTransfer,
  listDisputedSince,
  listRefunds,
  listRefundsSince,
  listSetups,
  listTransfers,
  openAccount,
  refusesTransfer,
  type SandboxCharge,
} from "./sandbox.queries.ts";

export type SandboxOptions = {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** What a caller presents as its secret key. */
  apiKey: string;
  fingerprintKey: Uint8Array;
  /** Tests read what was recorded. */
  taxes?: SandboxTaxes;
};

/** How long an onboarding page is valid. */
const linkLasts = 24 * 60 * 60_000;

const unexpected = (object: "payment_intent" | "setup_intent", { status }: SandboxCharge): HTTPException =>
  invalid(`${object}_unexpected_state`, `This ${object} is ${status}.`);

/**
 * The part of Stripe's API that the shop uses, without real money. What it stores is in this database, in
 * transactions of its own. Each key makes one object, whose id contains it.
 */
export function createSandboxApi({
  db,
  now,
  newId,
  apiKey,
  fingerprintKey,
  taxes = createSandboxTaxes(now),
}: SandboxOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header("authorization") !== `Bearer ${apiKey}`)
      throw failure(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    return next();
  });
  app.route("/v1/tax", taxes.api);
  const keyOf = (context: Context) => context.req.header("idempotency-key") ?? newId();
  /** Returns the filter `created[gte]`, in seconds. */
  const sinceIn = (context: Context) => new Date(Number(context.req.query("created[gte]") ?? 0) * 1000);
  const centsIn = (text: string) => {
    const amount = Number(text);
    if (!Number.isInteger(amount) || amount < 1)
      throw invalid("parameter_invalid_integer", "Invalid positive integer", "amount");
    return amount;
  };

  /** Adds the bank's page, which is on the site that the buyer comes from. */
  async function shown(charge: SandboxCharge) {
    const { status, confirmationId } = charge;
    const confirmation =
      status === "asked" && confirmationId !== null ? await findConfirmation(db, confirmationId) : null;
    const url = confirmation && new URL(`/sandbox/confirm/${confirmation.id}`, confirmation.returnUrl).href;
    return intentOf(charge, url);
  }
  async function chargeOf(reference: string, what: string): Promise<SandboxCharge> {
    const charge = await findCharge(db, reference);
    if (charge === null) throw missing(what);
    return charge;
  }
  /** A declined card is an error, which repeats with its key. */
  async function answer(charge: SandboxCharge, object: "payment_intent" | "setup_intent") {
    const intent = await shown(charge);
    if (charge.status === "declined") throw failure(402, { ...cardErrorOf(charge.reason), [object]: intent });
    return intent;
  }

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
  async function create(newCharge: NewCharge): Promise<SandboxCharge> {
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
    return chargeOf(reference, "payment intent");
  }

  app.post("/v1/payment_methods", async (context) => {
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
  app.get("/v1/payment_methods/:id", async (context) => {
    const card = await findCard(db, context.req.param("id"));
    if (card === null) throw missing("payment method");
    return context.json(paymentMethodOf(card));
  });
  app.post("/v1/customers", async (context) => {
    const form = await readForm(context);
    const id = `cus_${keyOf(context)}`;
    const paymentMethod = form.need("payment_method");
    const card = await findCard(db, paymentMethod);
    if (card === null) throw missing("payment method");
    if (card.customer !== null && card.customer !== id)
      throw invalid("payment_method_unexpected_state", "This payment method belongs to another customer.");
    await attachCard(db, paymentMethod, id);
    return context.json({ id, object: "customer" });
  });
  app.delete("/v1/customers/:id", async (context) => {
    const id = context.req.param("id");
    if (!(await deleteCardsOf(db, id))) throw missing("customer");
    return context.json({ id, object: "customer", deleted: true });
  });

  app.post("/v1/payment_intents", async (context) => {
    const form = await readForm(context);
    const key = keyOf(context);
    const charge = await create({
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
  app.get("/v1/payment_intents/search", async (context) => {
    const key = /^metadata\["intent"\]:"([^"]*)"$/.exec(context.req.query("query") ?? "")?.[1] ?? "";
    const charge = await findChargeByKey(db, key);
    const data = charge === null ? [] : [await shown(charge)];
    return context.json({ ...listOf("/v1/payment_intents/search", data), object: "search_result" });
  });
  app.get("/v1/payment_intents/:id", async (context) =>
    context.json(await shown(await chargeOf(context.req.param("id"), "payment intent"))),
  );
  app.post("/v1/payment_intents/:id/capture", async (context) => {
    const charge = await chargeOf(context.req.param("id"), "payment intent");
    if (charge.status !== "authorized") throw unexpected("payment_intent", charge);
    const card = await findCard(db, charge.paymentMethod);
    if (card?.behavior === "insufficient-funds")
      throw failure(402, { ...cardErrorOf("insufficient_funds"), payment_intent: await shown(charge) });
    await changeCharge(db, charge, { status: "captured" });
    return context.json(await shown({ ...charge, status: "captured" }));
  });
  app.post("/v1/payment_intents/:id/cancel", async (context) => {
    const charge = await chargeOf(context.req.param("id"), "payment intent");
    if (charge.status === "captured" || charge.status === "refunded" || charge.status === "voided")
      throw unexpected("payment_intent", charge);
    await changeCharge(db, charge, { status: "voided" });
    return context.json(await shown({ ...charge, status: "voided" }));
  });

  app.post("/v1/setup_intents", async (context) => {
    const form = await readForm(context);
    const key = keyOf(context);
    const charge = await create({
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
  app.get("/v1/setup_intents", async (context) => {
    const setups = await listSetups(db, context.req.query("payment_method") ?? "");
    return context.json(listOf("/v1/setup_intents", await Promise.all(setups.map(shown))));
  });
  app.get("/v1/setup_intents/:id", async (context) =>
    context.json(await shown(await chargeOf(context.req.param("id"), "setup intent"))),
  );
  app.post("/v1/setup_intents/:id/cancel", async (context) => {
    const charge = await chargeOf(context.req.param("id"), "setup intent");
    if (charge.status === "authorized" || charge.status === "voided")
      throw unexpected("setup_intent", charge);
    await changeCharge(db, charge, { status: "voided" });
    return context.json(await shown({ ...charge, status: "voided" }));
  });

  app.post("/v1/refunds", async (context) => {
    const form = await readForm(context);
    const charge = await chargeOf(form.need("payment_intent"), "payment intent");
    const refund = {
      key: keyOf(context),
      intent: form.get("metadata[intent]"),
      reference: charge.reference,
      amount: centsIn(form.need("amount")),
      createdAt: now(),
      failure: null,
    };
    const made = (await listRefunds(db, charge.reference)).find(({ key }) => key === refund.key);
    if (made !== undefined) return context.json(refundOf(made));
    if (charge.status === "refunded")
      throw invalid("charge_already_refunded", "The charge has already been refunded.");
    if (charge.status !== "captured") throw unexpected("payment_intent", charge);
    if (charge.disputedAt !== null) throw invalid("charge_disputed", "The charge has been charged back.");
    if (refund.amount > charge.amount - charge.refunded)
      throw invalid("amount_too_large", "The refund is greater than what is left of the charge.", "amount");
    await transaction(db, (tx) => insertRefund(tx, refund));
    return context.json(refundOf(refund));
  });
  app.get("/v1/refunds", async (context) => {
    const reference = context.req.query("payment_intent");
    const refunds =
      reference === undefined
        ? await listRefundsSince(db, sinceIn(context))
        : await listRefunds(db, reference);
    return context.json(listOf("/v1/refunds", refunds.map(refundOf)));
  });

  /** Only what was disputed has a dispute. */
  const disputesOf = (charges: readonly SandboxCharge[]) =>
    charges.flatMap((charge) =>
      charge.disputedAt === null ? [] : [disputeOf(charge, charge.disputedAt, now())],
    );
  app.get("/v1/disputes", async (context) =>
    context.json(listOf("/v1/disputes", disputesOf(await listDisputedSince(db, sinceIn(context))))),
  );
  app.get("/v1/disputes/:id", async (context) => {
    const [dispute] = disputesOf([await chargeOf(disputedReference(context.req.param("id")), "dispute")]);
    if (dispute === undefined) throw missing("dispute");
    return context.json(dispute);
  });

  app.get("/v1/balance", (context) => context.json(balance));
  app.post("/v1/accounts", async (context) => {
    const form = await readForm(context);
    return context.json(accountOf(await openAccount(db, form.need("metadata[user]"))));
  });
  app.get("/v1/accounts/:id", async (context) => {
    const account = await findAccount(db, context.req.param("id"));
    if (account === null) throw missing("account");
    return context.json(accountOf(account));
  });
  app.delete("/v1/accounts/:id", async (context) => {
    const id = context.req.param("id");
    if (!(await deleteAccount(db, id))) throw missing("account");
    return context.json({ id, object: "account", deleted: true });
  });
  app.post("/v1/account_links", async (context) => {
    const form = await readForm(context);
    const account = await findAccount(db, form.need("account"));
    if (account === null) throw missing("account");
    const returnUrl = form.need("return_url");
    const token = newId();
    const expiresAt = new Date(now().getTime() + linkLasts);
    await insertAccountLink(db, { token, account: account.id, returnUrl, expiresAt, finishedAt: null });
    return context.json({
      object: "account_link",
      created: Math.floor(now().getTime() / 1000),
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      url: new URL(`/sandbox/onboarding/${token}`, returnUrl).href,
    });
  });

  app.post("/v1/transfers", async (context) => {
    const form = await readForm(context);
    const account = await findAccount(db, form.need("destination"));
    const key = keyOf(context);
    if (account?.payoutsEnabled !== true || (await refusesTransfer(db, account.id, key)))
      throw invalid("account_invalid", "The destination account cannot receive transfers.", "destination");
    const transfer = await insertTransfer(db, {
      reference: `tr_${key}`,
      key,
      account: account.id,
      amount: centsIn(form.need("amount")),
      group: form.get("transfer_group"),
      createdAt: now(),
    });
    return context.json(transferOf(transfer));
  });
  app.get("/v1/transfers", async (context) => {
    const transfers = await listTransfers(db, context.req.query("transfer_group") ?? "");
    return context.json(listOf("/v1/transfers", transfers.map(transferOf)));
  });
  return app;
}
