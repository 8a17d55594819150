import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type PromoOutcome, promoOutcome } from "@heirloop/machines/promo/promo-eligibility";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { findUserByEmail, findUserById } from "../user/user.queries.ts";
import { hasBought } from "../order/order.queries.ts";
import { findDiscount, findOpenDiscount, insertDiscount } from "./discount.queries.ts";
import type { DiscountRow } from "./discount.table.ts";
import { newPromoCode } from "./promo-code.ts";
import { firstPurchaseMail, promoMail } from "./promo.mail.ts";

/** Limits mail per address, because any visitor can type any address. */
const mailsPerAddress = { points: 3, seconds: 3600 };

/** Throws `rate-limited`. Called outside a transaction. */
export const limitPromoMails = ({ rateLimiter }: Pick<Deps, "rateLimiter">, email: string): Promise<void> =>
  rateLimiter.consume("promo code mail", mailsPerAddress, email);

/**
 * Mails a code; a repeated request mails the same one while it is valid. An address whose account has bought
 * gets a mail without a code, because the answer to the request reveals nothing.
 */
export async function mailPromoCode(tx: Db, deps: Deps, email: string): Promise<void> {
  const now = deps.now();
  const { publicUrl } = deps.env;
  const account = await findUserByEmail(tx, email);
  if (account !== null && (await hasBought(tx, account.id))) {
    await deps.jobs.enqueue(tx, sendMail, { to: email, ...firstPurchaseMail({ publicUrl }) });
    return;
  }
  const known = await findOpenDiscount(tx, email, now);
  const fresh: DiscountRow = {
    id: deps.newId(),
    code: newPromoCode(),
    email,
    type: "promo",
    amount: constants.promoAmount,
    minSubtotal: constants.promoMinimumSubtotal,
    createdAt: now,
    expiresAt: new Date(now.getTime() + constants.promoValidity),
    usedAt: null,
    usedBy: null,
    checkoutId: null,
  };
  if (known === null) await insertDiscount(tx, fresh);
  const mail = promoMail({ ...(known ?? fresh), hasAccount: account !== null, publicUrl });
  await deps.jobs.enqueue(tx, sendMail, { to: email, ...mail });
}

/**
 * Returns a code's discount on this purchase, or 0 and the reason (docs/product.md §5). `buyerId` is null for
 * guests.
 */
export async function promoFor(
  db: Db,
  now: Date,
  request: { code: string; isOffer: boolean; buyerId: string | null; subtotal: number },
): Promise<PromoOutcome> {
  const { code, isOffer, buyerId, subtotal } = request;
  const buyer = buyerId === null ? null : await findUserById(db, buyerId);
  const discount = buyer === null ? null : await findDiscount(db, code, buyer.email);
  return promoOutcome(code, {
    isOffer,
    buyer: buyer && {
      emailVerified: buyer.emailVerifiedAt !== null,
      hasBought: await hasBought(db, buyer.id),
    },
    issued: discount && {
      amount: discount.amount,
      expiresAt: discount.expiresAt.toISOString(),
      usedAt: discount.usedAt?.toISOString() ?? null,
    },
    subtotal,
    now: now.toISOString(),
  });
}
