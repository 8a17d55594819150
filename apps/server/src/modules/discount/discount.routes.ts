import { discountEndpoints } from "@heirloop/contract/discount/discount.endpoints";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, servePrepared, type Route } from "../../http/route.ts";
import { hasBought } from "../order/order.queries.ts";
import { isPromoListed } from "@heirloop/machines/promo/promo-eligibility";
import { findUserById } from "../user/user.queries.ts";
import type { Module } from "../module.ts";
import { listDiscounts } from "./discount.queries.ts";
import { limitPromoMails, mailPromoCode } from "./discount.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(discountEndpoints.list, async ({ caller, db, now }) => {
      const user = await findUserById(db, caller.userId);
      // A code is only for a confirmed owner of the mailbox it was sent to.
      const email = user?.emailVerifiedAt ? user.email : null;
      const rows = email === null ? [] : await listDiscounts(db, email);
      const buyer = { hasBought: await hasBought(db, caller.userId), now: now.toISOString() };
      return {
        hasBought: buyer.hasBought,
        discounts: rows
          .map(({ code, type, amount, minSubtotal, expiresAt, usedAt }) => ({
            code,
            type,
            amount,
            minSubtotal,
            expiresAt: expiresAt.toISOString(),
            usedAt: usedAt?.toISOString() ?? null,
          }))
          .filter((one) => isPromoListed(one, buyer)),
      };
    }),
    servePrepared(
      promoEndpoints.request,
      ({ body }) => limitPromoMails(deps, body.email),
      ({ body, db }) => mailPromoCode(db, deps, body.email),
    ),
  ];
}

export const discount: Module = { routes };
