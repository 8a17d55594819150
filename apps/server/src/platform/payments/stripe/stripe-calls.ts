import type { Stripe } from "stripe";
import { isBalanceInsufficient } from "./stripe-errors.ts";

export const currency = "usd";

/** What all parts of the gateway call Stripe with. */
export type StripeCalls = Readonly<{
  stripe: Stripe;
  now: () => Date;
  /** Options of calls that a user waits for and repeats; all others are repeated by their job. */
  forUser: Readonly<{ timeout: number; maxNetworkRetries: number }>;
}>;

/** Stripe forgets a key after 24 hours; before that a repeated call returns what the first one created. */
const keyLifetime = 23 * 60 * 60_000;

/** Once Stripe has forgotten the key, looks for what an earlier call created before creating it. */
export async function createOnce<Created>(
  { now }: StripeCalls,
  since: Date,
  find: () => Promise<Created | undefined>,
  create: () => Promise<Created>,
): Promise<Created> {
  const found = now().getTime() - since.getTime() > keyLifetime ? await find() : undefined;
  return found ?? create();
}

/** Whether a call with this key has created it. */
export const isCreatedWith =
  (key: string) =>
  ({ metadata }: { metadata: Stripe.Metadata | null }): boolean =>
    metadata?.["intent"] === key;

/** Keys that one call may use up while Stripe has too little money for it; it forgets them after a day. */
const mostKeys = 300;

/**
 * Stripe answers a repeated key as it did the first time, until it forgets the key. If that answer was that the money
 * was not there yet, nothing has moved, and the next key follows. The keys are always the same ones in the same
 * order, so that what a lost answer reported is found again.
 */
export async function createWhenFunded<Created>(
  key: string,
  create: (options: { idempotencyKey: string }) => Promise<Created>,
): Promise<Created> {
  for (let used = 0; ; used += 1)
    try {
      return await create({ idempotencyKey: used === 0 ? key : `${key}-${used}` });
    } catch (error) {
      const isOldAnswer = isBalanceInsufficient(error) && error.headers?.["idempotent-replayed"] === "true";
      if (!isOldAnswer || used === mostKeys) throw error;
    }
}
