import { createHmac } from "node:crypto";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Db } from "../../database/database.ts";
import { joinTransaction } from "../../database/transaction.ts";
import { problem } from "../../problem.ts";
import { verifySignature } from "./event-signature.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { behaviourOf, isExpired } from "./sandbox-card-number.ts";
import {
  changeCharge,
  findCard,
  findCharge,
  findConfirmation,
  insertCard,
  insertCharge,
  insertConfirmation,
  insertOnboarding,
  insertTransfer,
} from "./sandbox.queries.ts";

const day = 24 * 60 * 60_000;
/** How long an onboarding page is valid, and how long a transfer takes. */
const lasts = { onboarding: day, transfer: 2 * day };
const declined = { kind: "declined", reason: "The bank declined this card." } as const;

/**
 * A payment provider without real money. Its ledger is in this database and changes in the caller's
 * transaction. Only for a server that listens on loopback.
 */
export function createSandboxPayments({
  db,
  now,
  newId,
  webhookKey,
}: {
  db: Db;
  now: () => Date;
  newId: () => string;
  webhookKey: Uint8Array;
}): PaymentProvider {
  const books = () => joinTransaction(db);
  return {
    async saveCard(card) {
      const behaviour = behaviourOf(card.number);
      if (behaviour === null) {
        throw problem("invalid", {
          errors: [
            {
              path: "number",
              message: "Payments are a sandbox here: use a test card such as 4242 4242 4242 4242",
            },
          ],
        });
      }
      if (isExpired(card.expiry, now()))
        throw problem("invalid", { errors: [{ path: "expiry", message: "This card has expired" }] });
      const paymentMethod = `pm_${newId()}`;
      const number = card.number.replaceAll(/\D/g, "");
      const label = `Visa ending ${number.slice(-4)}`;
      await insertCard(books(), { paymentMethod, behaviour, label, createdAt: now() });
      // All users pay with the same few test numbers, so the expiry date and code distinguish the cards.
      const fingerprint = createHmac("sha256", webhookKey)
        .update([number, card.expiry.replaceAll(/\s/g, ""), card.cvc].join(" "))
        .digest("base64url");
      return { paymentMethod, label, fingerprint };
    },
    verifyEvent: (body, headers) => verifySignature(webhookKey, { body, headers, now: now() }),
    async prepare({ paymentMethod, amount, id, origin }) {
      const card = await findCard(books(), paymentMethod);
      if (card === null || card.behaviour === "declines") return declined;
      if (card.behaviour !== "needs-confirmation") return { kind: "ready" };
      const expiresAt = new Date(now().getTime() + constants.holdDuration);
      await insertConfirmation(books(), { id, paymentMethod, amount, status: "asked", expiresAt });
      return { kind: "needs-confirmation", confirmation: id, url: `${origin}/sandbox/confirm/${id}` };
    },
    async confirmation(id) {
      return (await findConfirmation(books(), id))?.status ?? "declined";
    },
    async authorise({ paymentMethod, amount, key }) {
      const card = await findCard(books(), paymentMethod);
      if (card === null || card.behaviour === "declines") return declined;
      const reference = `ch_${key}`;
      await insertCharge(books(), { reference, paymentMethod, amount, status: "authorised" });
      return { kind: "authorised", reference };
    },
    async capture(reference) {
      const charge = await findCharge(books(), reference);
      if (charge === null || charge.status === "voided" || charge.status === "refunded") return declined;
      const card = await findCard(books(), charge.paymentMethod);
      if (card?.behaviour === "insufficient-funds")
        return { kind: "declined", reason: "There is not enough money on this card." };
      await changeCharge(books(), reference, "captured");
      return { kind: "captured" };
    },
    void: (reference) => changeCharge(books(), reference, "voided"),
    refund: (reference) => changeCharge(books(), reference, "refunded"),
    async onboardingUrl(userId, origin) {
      const token = newId();
      await insertOnboarding(books(), {
        token,
        userId,
        expiresAt: new Date(now().getTime() + lasts.onboarding),
        finishedAt: null,
      });
      return `${origin}/sandbox/onboarding/${token}`;
    },
    async transfer({ userId, amount, key }) {
      const transfer = {
        reference: `tr_${key}`,
        userId,
        amount,
        arrivesAt: new Date(now().getTime() + lasts.transfer),
      };
      await insertTransfer(books(), transfer);
      return transfer;
    },
  };
}
