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
  /** The bank requires a confirmation first; pass `confirmation` again once the buyer returns. */
  | { kind: "needs-confirmation"; confirmation: string; url: string };

export type Captured = { kind: "captured" } | { kind: "declined"; reason: string };

export type ConfirmationState = "asked" | "approved" | "declined";

/**
 * Cards and payouts at a payment provider. Amounts are in cents. A provider with its own ledger receives
 * `key` as its idempotency key, so that a retry moves no money twice.
 */
export type PaymentProvider = {
  /** Throws `invalid` naming the field. The number is neither stored nor logged. */
  saveCard(card: SandboxCard): Promise<SavedCard>;
  /** Checks that an event is signed by the provider and recent. Throws `wrong-signature`. */
  verifyEvent(body: Uint8Array, headers: Headers): void;
  /** Checks whether the card can be charged `amount`; 0 only saves it. */
  prepare(given: {
    paymentMethod: string;
    amount: number;
    id: string;
    /** The origin of the page that the buyer is on. */ origin: string;
  }): Promise<{ kind: "ready" } | Exclude<Authorisation, { kind: "authorised" }>>;
  /** Returns the bank's answer. */
  confirmation(id: string): Promise<ConfirmationState>;
  authorise(given: {
    paymentMethod: string;
    amount: number;
    key: string;
  }): Promise<Exclude<Authorisation, { kind: "needs-confirmation" }>>;
  capture(reference: string): Promise<Captured>;
  void(reference: string): Promise<void>;
  refund(reference: string): Promise<void>;
  /**
   * Returns the URL of the page on which a seller opens a payout account; `origin` is that of the seller's
   * page.
   */
  onboardingUrl(userId: string, origin: string): Promise<string>;
  /** Sends a payout to a seller's connected account. */
  transfer(given: {
    userId: string;
    amount: number;
    key: string;
  }): Promise<{ reference: string; arrivesAt: Date }>;
};
