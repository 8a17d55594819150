import { pageUrls } from "@heirloop/contract/page/page-urls";
import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";

type Mail = { subject: string; text: string; html: string };
type Promo = {
  code: string;
  amount: number;
  minSubtotal: number;
  expiresAt: Date;
  /** The address belongs to an account. */
  hasAccount: boolean;
  publicUrl: string;
};

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The mail with a promo code; the code has only letters, digits and dashes. */
export function promoMail({ code, amount, minSubtotal, expiresAt, hasAccount, publicUrl }: Promo): Mail {
  const off = formatCents(amount);
  const days = constants.promoValidity / (24 * 60 * 60_000);
  const terms = `It takes ${off} off your first purchase of pieces for more than ${formatCents(minSubtotal)}, once, until ${day.format(expiresAt)} (${days} days). ${hasAccount ? "Log in" : "Register"} with this address and confirm it to use the code at checkout.`;
  const link = hasAccount
    ? { href: publicUrl + pageUrls.login(), label: `Log in to ${brand.name}` }
    : { href: publicUrl + pageUrls.register(), label: `Register at ${brand.name}` };
  return {
    subject: `${off} off your first piece from ${brand.name}`,
    text: `Your code: ${code}\n\n${terms}\n\n${link.href}`,
    html: `<p>Your code: <strong>${code}</strong></p><p>${terms}</p><p><a href="${link.href}">${link.label}</a></p>`,
  };
}

/** The mail to an address whose account has bought before: the offer is not for it. */
export function firstPurchaseMail({ publicUrl }: Pick<Promo, "publicUrl">): Mail {
  const off = formatCents(constants.promoAmount);
  const why = `Somebody asked us to send this address a code for ${off} off. The offer is for a first purchase, and your account has bought before, so there is no code for you this time. If it was not you, ignore this email.`;
  const href = publicUrl + pageUrls.collections("sort=newest");
  return {
    subject: `The ${off} offer is for first purchases`,
    text: `${why}\n\nSee what is new: ${href}`,
    html: `<p>${why}</p><p><a href="${href}">See what is new at ${brand.name}</a></p>`,
  };
}
