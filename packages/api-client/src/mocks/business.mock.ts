import { discountEndpoints } from "@heirloop/contract/discount/discount.endpoints";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import { discountFrom } from "@heirloop/demo/projection/activity-projection";
import { isPromoListed } from "@heirloop/machines/promo/promo-eligibility";
import { hasBought } from "./quote.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";

/** What businesses, sellers and new customers have of their own. */
export const businessMocks: readonly MockRoute[] = [
  mock(discountEndpoints.list, ({ caller: { account }, world }) => {
    const buyer = { hasBought: hasBought(world, account.id), now: world.now() };
    return {
      hasBought: buyer.hasBought,
      discounts: world.discounts
        .filter(({ email }) => account.emailVerified && email === account.email)
        .map(discountFrom)
        .filter((code) => isPromoListed(code, buyer)),
    };
  }),
  // Where the server would mail a code.
  mock(promoEndpoints.request, () => undefined),
  // Where the server would mail the viewed pieces.
  mock(promoEndpoints.captureEmail, () => undefined),
  mock(payoutEndpoints.onboarding, ({ caller, world }) => {
    if (caller.impersonatedBy !== null) throw problem("not-while-entered");
    return `https://payments.example/onboarding/${world.newId()}`;
  }),
];
