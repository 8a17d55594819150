import type { SandboxCard } from "@heirloop/contract/checkout/checkout.schema";

export type SavedCard = Readonly<{
  paymentMethod: string;
  /** `Visa ending 4242`. */
  label: string;
  /** The same for the same card number in every account; the number cannot be derived from it. */
  fingerprint: string;
}>;

export type Authorisation =
  | { kind: "authorised"; reference: string }
  | { kind: "declined"; reason: string }
  /** The bank asks its customer first; `confirmation` is passed again once they are back. */
  | { kind: "needs-confirmation"; confirmation: string; url: string };

export type Captured = { kind: "captured" } | { kind: "declined"; reason: string };

export type ConfirmationState = "asked" | "approved" | "declined";

/**
 * Cards and payouts at a payment provider. Amounts are cents. A provider with books of its own passes `key` on as its idempotency key, so
 * that a repeat moves nothing twice.
 */
export type PaymentProvider = {
  /** Throws the problem `invalid` naming the field. The number is neither kept nor logged. */
  saveCard(card: SandboxCard): Promise<SavedCard>;
  /** Whether an event is the provider's and fresh. Throws the problem `wrong-signature`. */
  verifyEvent(body: Uint8Array, headers: Headers): void;
  /** Asks whether the card is good for `amount`; 0 only keeps it. */
  prepare(given: {
    paymentMethod: string;
    amount: number;
    id: string;
    /** Where the buyer is. */ origin: string;
  }): Promise<{ kind: "ready" } | Exclude<Authorisation, { kind: "authorised" }>>;
  /** What the bank's customer answered. */
  confirmation(id: string): Promise<ConfirmationState>;
  authorise(given: {
    paymentMethod: string;
    amount: number;
    key: string;
  }): Promise<Exclude<Authorisation, { kind: "needs-confirmation" }>>;
  capture(reference: string): Promise<Captured>;
  void(reference: string): Promise<void>;
  refund(reference: string): Promise<void>;
  /** Address of the page on which a seller opens a payout account; `origin` is where the seller is. */
  onboardingUrl(userId: string, origin: string): Promise<string>;
  /** Sends a payout to a seller's connected account. */
  transfer(given: {
    userId: string;
    amount: number;
    key: string;
  }): Promise<{ reference: string; arrivesAt: Date }>;
};
