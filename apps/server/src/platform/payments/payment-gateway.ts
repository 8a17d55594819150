export type SavedCard = Readonly<{
  paymentMethod: string;
  /** `Visa ending 4242`. */
  label: string;
  /** The same for the same card number in every account; the number cannot be derived from it. */
  fingerprint: string;
}>;

/**
 * What the gateway says about a payment. An error that a call throws is no answer: the outcome is unknown,
 * and the call is repeated with the same key.
 */
export type PaymentAnswer =
  | { kind: "succeeded"; reference: string }
  | { kind: "declined"; reason: string }
  /** The bank asks the buyer first, on the page at `url`; `find` then returns the outcome. */
  | { kind: "needs-confirmation"; reference: string; url: string };

/** What the gateway says about a transfer. One that succeeded reaches the seller's bank at `arrivesAt`. */
export type TransferAnswer =
  | { kind: "succeeded"; reference: string; arrivesAt: Date }
  | { kind: "declined"; reason: string };

/** An event from the gateway, which may arrive more than once. */
export type GatewayEvent = Readonly<{
  id: string;
  /** The gateway's own name for what happened. */
  type: string;
  /** Null if it reports nothing that is acted on. */
  report: GatewayReport | null;
}>;

/** What an event from the gateway reports. */
export type GatewayReport =
  /** Of a card; `key` is that of the call that made the payment. */
  | { kind: "payment"; key: string; answer: PaymentAnswer }
  /** A payout account has changed. Events may arrive out of order, so `findAccount` says how. */
  | { kind: "payout-account"; account: string }
  /** The buyer's bank disputes a payment, in cents; what it `lost` is gone. `unknown`: a person has to look. */
  | {
      kind: "dispute";
      dispute: string;
      reference: string;
      amount: number;
      outcome: "open" | "won" | "lost" | "unknown";
    }
  /**
   * A refund, in cents, and why it failed, perhaps days after it was made. `key` is that of the call that made it;
   * null when it was made in the gateway's dashboard.
   */
  | {
      kind: "refund";
      refund: string;
      key: string | null;
      reference: string;
      amount: number;
      failure: string | null;
    }
  /** A payout from a seller's account, of what was transferred until `createdAt`, to the bank. */
  | { kind: "bank-payout"; payout: string; account: string; createdAt: Date; arrived: boolean };

/** Whether a seller's account can receive payouts now, and until when it needs information to stay so. */
export type PayoutAccount = Readonly<{ userId: string; account: string; open: boolean; dueAt: Date | null }>;

/**
 * The key makes a repeated call return the first outcome instead of moving money twice, however late it is.
 * `since` is when it was decided that the call is made.
 */
type Keyed = { key: string; since: Date };
/** Amounts are in cents. Payments of one purchase share a group. */
type CardPayment = Keyed & { paymentMethod: string; amount: number; group: string };
/** Where the bank sends the buyer back to; null when the buyer is not there to answer the bank. */
type Returning<Url extends string | null> = { returnUrl: Url };

/** Cards and payouts at a payment gateway. Never called while a transaction is open. */
export type PaymentGateway = {
  /** Keeps a card that the browser handed to the gateway. Throws `invalid` at `paymentMethod` if it is refused. */
  saveCard(request: { paymentMethod: string; userId: string }): Promise<SavedCard>;
  /** Deletes the customer that a saved card belongs to, with the card; nothing happens if it is gone already. */
  deleteCustomer(request: { paymentMethod: string }): Promise<void>;
  /**
   * Reads the body of a webhook request. Throws `wrong-signature` unless the gateway has signed it and it is recent;
   * `malformed` or `invalid` if it is no event.
   */
  parseEvent(body: Uint8Array, headers: Headers): GatewayEvent;
  /** Reports each dispute and each refund that was made since then, as it is now. */
  listReports(request: { since: Date }): Promise<GatewayReport[]>;
  /** Reports a dispute as it is now; null if it concerns no payment of ours. */
  findDispute(request: { dispute: string }): Promise<GatewayReport | null>;
  /** Returns a payout account as it is now; null if it is not a seller's, or no longer ours. */
  findAccount(request: { account: string }): Promise<PayoutAccount | null>;
  /** Prepares a card for a later charge without the buyer; charges nothing. */
  setUpCard(request: Omit<CardPayment, "amount"> & Returning<string>): Promise<PaymentAnswer>;
  /** Reserves the amount on the card until it is captured or voided. */
  authorize(request: CardPayment & Returning<string>): Promise<PaymentAnswer>;
  /** Authorizes and captures at once. Without `returnUrl` the card was set up before. */
  charge(request: CardPayment & Returning<string | null>): Promise<PaymentAnswer>;
  /** Returns the current state of an earlier `setUpCard`, `authorize` or `charge`. */
  find(request: { reference: string }): Promise<PaymentAnswer>;
  capture(request: Keyed & { reference: string; amount: number }): Promise<PaymentAnswer>;
  /** Ends what is not captured yet, including an unanswered confirmation; `declined` once it is captured. */
  void(request: Keyed & { reference: string }): Promise<PaymentAnswer>;
  /** Refunds a captured payment, wholly or in part. */
  refund(request: Keyed & { reference: string; amount: number }): Promise<PaymentAnswer>;
  /**
   * Returns the page on which a seller opens a payout account, and the account, which is created unless there
   * is one. The page sends the seller back to `returnUrl`, and to `refreshUrl` if it has expired.
   */
  onboard(request: {
    userId: string;
    account: string | null;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<{ account: string; url: string }>;
  /** Deletes a seller's payout account, which has to be empty; nothing happens if it is gone already. */
  deleteAccount(request: { account: string }): Promise<void>;
  /** Sends a payout to a seller's connected account. */
  transfer(request: Keyed & { account: string; amount: number; group: string }): Promise<TransferAnswer>;
};
