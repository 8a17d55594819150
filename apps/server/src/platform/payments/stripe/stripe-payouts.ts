import type { PaymentGateway } from "../payment-gateway.ts";
import { decline } from "./stripe-answers.ts";
import { createOnce, createWhenFunded, currency, isCreatedWith, type StripeCalls } from "./stripe-calls.ts";
import { isAccountGone, isAccountRefused, orUnavailable } from "./stripe-errors.ts";
import { parseAccount } from "./stripe-events.ts";

/** What a transfer takes from the account to the bank, by the default schedule of payouts. */
const bankDelay = 48 * 60 * 60_000;

async function createAccount({ stripe, forUser }: StripeCalls, userId: string): Promise<string> {
  const { id } = await stripe.accounts.create(
    {
      type: "express",
      capabilities: { transfers: { requested: true } },
      metadata: { user: userId },
    },
    { idempotencyKey: `payout-account-${userId}`, ...forUser },
  );
  return id;
}

/** The accounts of sellers, and what is sent to them. */
export const createStripePayouts = (
  calls: StripeCalls,
): Pick<PaymentGateway, "onboard" | "findAccount" | "deleteAccount" | "transfer"> => {
  const { stripe, forUser } = calls;
  return {
    onboard: ({ userId, account, returnUrl, refreshUrl }) =>
      orUnavailable("onboarding-unavailable", async () => {
        const id = account ?? (await createAccount(calls, userId));
        const { url } = await stripe.accountLinks.create(
          { account: id, type: "account_onboarding", return_url: returnUrl, refresh_url: refreshUrl },
          forUser,
        );
        return { account: id, url };
      }),
    async findAccount({ account }) {
      try {
        return parseAccount(await stripe.accounts.retrieve(account, {}, forUser));
      } catch (error) {
        if (isAccountGone(error)) return null;
        throw error;
      }
    },
    async deleteAccount({ account }) {
      try {
        await stripe.accounts.del(account);
      } catch (error) {
        if (!isAccountGone(error)) throw error;
      }
    },
    async transfer({ account, amount, key, group, since }) {
      const params = {
        amount,
        currency,
        destination: account,
        transfer_group: group,
        metadata: { intent: key },
      };
      const create = () => createWhenFunded(key, (options) => stripe.transfers.create(params, options));
      const find = async () => {
        const { data } = await stripe.transfers.list({ transfer_group: group, limit: 100 });
        return data.find(isCreatedWith(key));
      };
      try {
        const { id, created } = await createOnce(calls, since, find, create);
        return { kind: "succeeded", reference: id, arrivesAt: new Date(created * 1000 + bankDelay) };
      } catch (error) {
        if (!isAccountRefused(error)) throw error;
        return decline(error.message);
      }
    },
  };
};
