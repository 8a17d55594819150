import { Hono } from "hono";
import { transaction } from "../../database/transaction.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import { requireCharge, unexpected } from "./sandbox-charge.ts";
import { disputedReference, disputeOf, listOf, refundOf } from "./sandbox-objects.ts";
import { centsIn, invalid, keyOf, missing, readForm, sinceIn } from "./sandbox-requests.ts";
import {
  insertRefund,
  listDisputedSince,
  listRefunds,
  listRefundsSince,
  type SandboxCharge,
} from "./sandbox.queries.ts";

/** What takes money back from a captured charge: refunds, and disputes of the buyer's bank. */
export function createRefundApi({ db, now, newId }: Pick<SandboxOptions, "db" | "now" | "newId">): Hono {
  const api = new Hono();
  api.post("/refunds", async (context) => {
    const form = await readForm(context);
    const charge = await requireCharge(db, form.need("payment_intent"), "payment intent");
    const refund = {
      key: keyOf(context, newId),
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
  api.get("/refunds", async (context) => {
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
  api.get("/disputes", async (context) =>
    context.json(listOf("/v1/disputes", disputesOf(await listDisputedSince(db, sinceIn(context))))),
  );
  api.get("/disputes/:id", async (context) => {
    const [dispute] = disputesOf([
      await requireCharge(db, disputedReference(context.req.param("id")), "dispute"),
    ]);
    if (dispute === undefined) throw missing("dispute");
    return context.json(dispute);
  });
  return api;
}
