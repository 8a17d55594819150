import { createHmac } from "node:crypto";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
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
/** Until when an onboarding page can be finished, and how long a transfer takes. */
const lasts = { onboarding: day, transfer: 2 * day };
const declined = { kind: "declined", reason: "The bank declined this card." } as const;

/** A payment provider without money, in this same database. Only on a server that listens on loopback. */
export function createSandboxPayments({
  now,
  newId,
  webhookKey,
}: {
  now: () => Date;
  newId: () => string;
  webhookKey: Uint8Array;
}): PaymentProvider {
  return {
    async saveCard(tx, card) {
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
      await insertCard(tx, { paymentMethod, behaviour, label, createdAt: now() });
      // Everybody pays with the same few test numbers here: the expiry date and code are what tells cards apart.
      const fingerprint = createHmac("sha256", webhookKey)
        .update([number, card.expiry.replaceAll(/\s/g, ""), card.cvc].join(" "))
        .digest("base64url");
      return { paymentMethod, label, fingerprint };
    },
    verifyEvent: (body, headers) => verifySignature(webhookKey, { body, headers, now: now() }),
    async prepare(tx, { paymentMethod, amount, id, origin }) {
      const card = await findCard(tx, paymentMethod);
      if (card === null || card.behaviour === "declines") return declined;
      if (card.behaviour !== "needs-confirmation") return { kind: "ready" };
      const expiresAt = new Date(now().getTime() + constants.holdDuration);
      await insertConfirmation(tx, { id, paymentMethod, amount, status: "asked", expiresAt });
      return { kind: "needs-confirmation", confirmation: id, url: `${origin}/sandbox/confirm/${id}` };
    },
    async confirmation(tx, id) {
      return (await findConfirmation(tx, id))?.status ?? "declined";
    },
    async authorise(tx, { paymentMethod, amount, key }) {
      const card = await findCard(tx, paymentMethod);
      if (card === null || card.behaviour === "declines") return declined;
      const reference = `ch_${key}`;
      await insertCharge(tx, { reference, paymentMethod, amount, status: "authorised" });
      return { kind: "authorised", reference };
    },
    async capture(tx, reference) {
      const charge = await findCharge(tx, reference);
      if (charge === null || charge.status === "voided" || charge.status === "refunded") return declined;
      const card = await findCard(tx, charge.paymentMethod);
      if (card?.behaviour === "insufficient-funds")
        return { kind: "declined", reason: "There is not enough money on this card." };
      await changeCharge(tx, reference, "captured");
      return { kind: "captured" };
    },
    void: (tx, reference) => changeCharge(tx, reference, "voided"),
    refund: (tx, reference) => changeCharge(tx, reference, "refunded"),
    async onboardingUrl(tx, userId, origin) {
      const token = newId();
      await insertOnboarding(tx, {
        token,
        userId,
        expiresAt: new Date(now().getTime() + lasts.onboarding),
        finishedAt: null,
      });
      return `${origin}/sandbox/onboarding/${token}`;
    },
    async transfer(tx, { userId, amount, key }) {
      const transfer = {
        reference: `tr_${key}`,
        userId,
        amount,
        arrivesAt: new Date(now().getTime() + lasts.transfer),
      };
      await insertTransfer(tx, transfer);
      return transfer;
    },
  };
}
