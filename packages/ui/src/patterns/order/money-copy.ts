import { formatCents } from "@heirloop/contract/money/format-cents";
import { isMoneyCounted } from "@heirloop/contract/order/order-money";
import type {
  MoneyKind,
  MoneyLine,
  MoneyPartKind,
  MoneySide,
} from "@heirloop/contract/order/order-money.schema";
import type { CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** The lines of each side; a seller has no card, and a buyer no payout. */
const moneyLabels: Record<Side, Record<MoneyKind, string>> = {
  buyer: {
    reserved: "Reserved on your card",
    released: "Reservation ended, nothing charged",
    charged: "Charged",
    refunded: "Refunded",
    disputed: "Returned by your bank",
    earned: "Paid to the seller",
    "owner-share": "Paid to the owner",
    "payout-sent": "Sent to the seller",
    "payout-arrived": "Arrived at the seller",
    "payout-failed": "Did not reach the seller",
    "payout-held": "On hold",
    "payout-in-case": "On hold",
  },
  seller: {
    reserved: "Reserved on the buyer’s card",
    released: "Reservation ended",
    charged: "Paid by the buyer",
    refunded: "Refunded to the buyer",
    disputed: "Returned to the buyer by the bank",
    earned: "Earned",
    "owner-share": "The owner’s share",
    "payout-sent": "Sent to your bank",
    "payout-arrived": "Arrived at your bank",
    "payout-failed": "Did not reach your bank",
    "payout-held": "On hold: the buyer’s bank is asking",
    "payout-in-case": "On hold: the buyer reported a problem",
  },
};

/** An admin sees the lines of all sides, so each names whose it is. */
const sideNames: Record<MoneySide, string> = {
  buyer: "Buyer",
  seller: "Seller",
  owner: "Owner",
  platform: "Heirloop",
};
const adminLabels: Record<MoneyKind, string> = {
  reserved: "reserved on the card",
  released: "reservation ended",
  charged: "payment",
  refunded: "refund",
  disputed: "returned by the bank",
  earned: "sale",
  "owner-share": "owner’s share",
  "payout-sent": "payout sent",
  "payout-arrived": "payout arrived",
  "payout-failed": "payout failed",
  "payout-held": "payout on hold, payment disputed",
  "payout-in-case": "payout on hold, problem reported",
};

/** `Charged` for the buyer; `Buyer: payment` for an admin. */
export const getMoneyLabel = ({ side, kind }: MoneyLine, viewer: CaseViewer): string =>
  viewer === "admin" ? `${sideNames[side]}: ${adminLabels[kind]}` : moneyLabels[viewer][kind];

const partLabels: Record<MoneyPartKind, string> = {
  pieces: "pieces",
  delivery: "delivery",
  discount: "discount",
  tax: "tax",
  fee: "our fee",
};

const formatSigned = (amount: number): string =>
  amount < 0 ? `−${formatCents(-amount)}` : formatCents(amount);

/**
 * `+$504` for what has come, `−$85` for what is taken back; without a sign where nothing changes, and for a charge,
 * which would read like a refund.
 */
export function formatMoney({ kind, amount }: MoneyLine): string {
  if (kind === "charged" || !isMoneyCounted(kind)) return formatCents(Math.abs(amount));
  return amount > 0 ? `+${formatCents(amount)}` : formatSigned(amount);
}

/** `Pieces $500, delivery $79, our fee −$75`; null for an amount without parts. */
export function getMoneyParts({ amount, parts }: MoneyLine): string | null {
  if (parts.length === 0) return null;
  const words = parts
    .map((part) => `${partLabels[part.kind]} ${formatSigned(part.amount * Math.sign(amount))}`)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
