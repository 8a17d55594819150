import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";

type Promo = { code: string; amount: number; minSubtotal: number; expiresAt: Date; publicUrl: string };

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The mail with a promo code; the code has only letters, digits and dashes. */
export function promoMail({ code, amount, minSubtotal, expiresAt, publicUrl }: Promo): {
  subject: string;
  text: string;
  html: string;
} {
  const off = formatCents(amount);
  const days = constants.promoValidity / (24 * 60 * 60_000);
  const terms = `It takes ${off} off your first purchase of pieces for more than ${formatCents(minSubtotal)}, once, until ${day.format(expiresAt)} (${days} days). Register with this address and confirm it to use the code at checkout.`;
  return {
    subject: `${off} off your first piece from ${brand.name}`,
    text: `Your code: ${code}\n\n${terms}\n\n${publicUrl}/register`,
    html: `<p>Your code: <strong>${code}</strong></p><p>${terms}</p><p><a href="${publicUrl}/register">Register at ${brand.name}</a></p>`,
  };
}
