import type { DemoOrder } from "@heirloop/demo/records/order";
import { sandboxCardTable, sandboxChargeTable } from "../platform/payments/sandbox/sandbox.table.ts";
import { postings, type LedgerLine } from "@heirloop/contract/money/ledger-postings";
import {
  ledgerTable,
  paymentTable,
  savedCardTable,
  type LedgerRow,
  type PaymentRow,
} from "../modules/payment/payment.table.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

/** An offer that was never accepted has charged nothing. */
const wasAuthorized = ({ offer, payment }: DemoOrder) =>
  payment.status !== "saved" && (offer === null || payment.status !== "voided");

const stepAt = ({ history, createdAt }: DemoOrder, types: readonly string[]): Date =>
  instant(history.find(({ type }) => types.includes(type))?.at ?? createdAt);

export function postingOf(
  { deps }: Seeding,
  {
    lines,
    payee = "",
    ...entry
  }: Pick<LedgerRow, "orderId" | "kind" | "at"> & { payee?: string; lines: readonly LedgerLine[] },
): LedgerRow[] {
  const posting = deps.newId();
  return lines.map(({ account, amount }) => ({ ...entry, posting, account, payee, cause: "", amount }));
}

/** Returns the ledger entries of this event. */
export const entriesOf = (
  seeding: Seeding,
  one: DemoOrder,
  kind: keyof typeof postings,
  at: Date,
): LedgerRow[] => postingOf(seeding, { orderId: one.id, kind, lines: postings[kind](one.breakdown), at });

function moneyMoved(seeding: Seeding, one: DemoOrder): LedgerRow[] {
  const { status } = one.payment;
  if (status !== "captured" && status !== "refunded") return [];
  const charge = entriesOf(seeding, one, "charge", stepAt(one, ["approve", "accept"]));
  return status === "refunded"
    ? [...charge, ...entriesOf(seeding, one, "refund", instant(one.changedAt))]
    : charge;
}

/** Cards, charges and ledger entries of every order, including the sandbox provider's own tables. */
export async function seedPayments(seeding: Seeding): Promise<void> {
  const { tx, deps, world, startAt } = seeding;
  const cards = new Map<string, { paymentMethod: string; userId: string; label: string; createdAt: Date }>();
  const cardOf = ({ buyerId, payment, createdAt }: DemoOrder) => {
    const key = `${buyerId} ${payment.card}`;
    const card = cards.get(key) ?? {
      paymentMethod: `pm_${deps.newId()}`,
      userId: buyerId,
      label: payment.card,
      createdAt: instant(createdAt),
    };
    cards.set(key, card);
    return card;
  };
  const payments = world.orders.map((one): PaymentRow => {
    const authorized = wasAuthorized(one);
    const reference = authorized ? `pi_${one.id}` : null;
    const { paymentMethod, label } = cardOf(one);
    return {
      orderId: one.id,
      status: one.payment.status,
      paymentMethod,
      card: label,
      reference,
      amount: authorized ? one.breakdown.total : 0,
      changedAt: instant(one.changedAt),
    };
  });
  await fill([...cards.values()], (lot) => tx.insert(savedCardTable).values(lot));
  await fill([...cards.values()], (lot) =>
    tx.insert(sandboxCardTable).values(
      lot.map(({ paymentMethod, label }) => ({
        paymentMethod,
        label,
        behavior: "pays" as const,
        customer: `cus_${paymentMethod}`,
        createdAt: startAt,
      })),
    ),
  );
  await fill(payments, (lot) => tx.insert(paymentTable).values(lot));
  const charges = payments.flatMap(({ reference, paymentMethod, amount, status }) =>
    reference === null || status === "saved" || status === "pending" || status === "failed"
      ? []
      : [{ reference, paymentMethod, amount, status }],
  );
  await fill(charges, (lot) => tx.insert(sandboxChargeTable).values(lot));
  await fill(
    world.orders.flatMap((one) => moneyMoved(seeding, one)),
    (lot) => tx.insert(ledgerTable).values(lot),
  );
}
