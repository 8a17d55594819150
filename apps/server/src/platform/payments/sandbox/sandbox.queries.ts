import { and, desc, eq, gt, gte, isNull, sql } from "drizzle-orm";
import type { Db } from "../../database/database.ts";
import {
  sandboxAccountId,
  sandboxAccountLinkTable,
  sandboxAccountTable,
  sandboxCardTable,
  sandboxChargeTable,
  sandboxConfirmationTable,
  sandboxRefundTable,
  sandboxTransferTable,
} from "./sandbox.table.ts";

export type SandboxCard = typeof sandboxCardTable.$inferSelect;
export type SandboxCharge = typeof sandboxChargeTable.$inferSelect;
export type SandboxRefund = typeof sandboxRefundTable.$inferSelect;
export type SandboxTransfer = typeof sandboxTransferTable.$inferSelect;
export type SandboxAccount = typeof sandboxAccountTable.$inferSelect;

export async function insertCard(db: Db, card: typeof sandboxCardTable.$inferInsert): Promise<void> {
  await db.insert(sandboxCardTable).values(card);
}

export async function findCard(db: Db, paymentMethod: string): Promise<SandboxCard | null> {
  const [card] = await db
    .select()
    .from(sandboxCardTable)
    .where(eq(sandboxCardTable.paymentMethod, paymentMethod));
  return card ?? null;
}

export async function attachCard(db: Db, paymentMethod: string, customer: string): Promise<void> {
  await db
    .update(sandboxCardTable)
    .set({ customer })
    .where(and(eq(sandboxCardTable.paymentMethod, paymentMethod), isNull(sandboxCardTable.customer)));
}

/** Deletes the cards of a customer; returns false if there are none. */
export async function deleteCardsOf(db: Db, customer: string): Promise<boolean> {
  const deleted = await db
    .delete(sandboxCardTable)
    .where(eq(sandboxCardTable.customer, customer))
    .returning({ paymentMethod: sandboxCardTable.paymentMethod });
  return deleted.length > 0;
}

/** Returns false if there is no such account. */
export async function deleteAccount(db: Db, id: string): Promise<boolean> {
  await db.delete(sandboxAccountLinkTable).where(eq(sandboxAccountLinkTable.account, id));
  const deleted = await db
    .delete(sandboxAccountTable)
    .where(eq(sandboxAccountTable.id, id))
    .returning({ id: sandboxAccountTable.id });
  return deleted.length > 0;
}

/** Returns false if a call with the same key has created it before. */
export async function insertCharge(db: Db, charge: typeof sandboxChargeTable.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(sandboxChargeTable)
    .values(charge)
    .onConflictDoNothing()
    .returning({ reference: sandboxChargeTable.reference });
  return inserted.length > 0;
}

export async function findCharge(db: Db, reference: string): Promise<SandboxCharge | null> {
  const [charge] = await db
    .select()
    .from(sandboxChargeTable)
    .where(eq(sandboxChargeTable.reference, reference));
  return charge ?? null;
}

export async function findChargeByKey(db: Db, key: string): Promise<SandboxCharge | null> {
  const [charge] = await db.select().from(sandboxChargeTable).where(eq(sandboxChargeTable.key, key));
  return charge ?? null;
}

export const listSetups = (db: Db, paymentMethod: string): Promise<SandboxCharge[]> =>
  db
    .select()
    .from(sandboxChargeTable)
    .where(and(eq(sandboxChargeTable.paymentMethod, paymentMethod), eq(sandboxChargeTable.amount, 0)));

/** Changes a charge that still has the status `from`. */
export async function changeCharge(
  db: Db,
  { reference, status: from }: Pick<SandboxCharge, "reference" | "status">,
  change: Partial<SandboxCharge>,
): Promise<void> {
  await db
    .update(sandboxChargeTable)
    .set(change)
    .where(and(eq(sandboxChargeTable.reference, reference), eq(sandboxChargeTable.status, from)));
}

/** Books a refund once per key. */
export async function insertRefund(db: Db, refund: typeof sandboxRefundTable.$inferInsert): Promise<void> {
  const inserted = await db
    .insert(sandboxRefundTable)
    .values(refund)
    .onConflictDoNothing()
    .returning({ key: sandboxRefundTable.key });
  if (inserted.length === 0) return;
  const total = sql`${sandboxChargeTable.refunded} + ${refund.amount}`;
  await db
    .update(sandboxChargeTable)
    .set({
      refunded: total,
      status: sql`case when ${total} >= ${sandboxChargeTable.amount} then 'refunded' else ${sandboxChargeTable.status} end`,
    })
    .where(eq(sandboxChargeTable.reference, refund.reference));
}

export async function listRefunds(db: Db, reference: string): Promise<SandboxRefund[]> {
  return db.select().from(sandboxRefundTable).where(eq(sandboxRefundTable.reference, reference));
}

/** Lists the refunds of all charges since then, newest first. */
export const listRefundsSince = (db: Db, since: Date): Promise<SandboxRefund[]> =>
  db
    .select()
    .from(sandboxRefundTable)
    .where(gte(sandboxRefundTable.createdAt, since))
    .orderBy(desc(sandboxRefundTable.createdAt));

/** Lists the charges that were disputed since then, newest first. */
export const listDisputedSince = (db: Db, since: Date): Promise<SandboxCharge[]> =>
  db
    .select()
    .from(sandboxChargeTable)
    .where(gte(sandboxChargeTable.disputedAt, since))
    .orderBy(desc(sandboxChargeTable.disputedAt));

/** Asks the card's owner to confirm a charge. */
export async function askForConfirmation(
  db: Db,
  confirmation: Omit<typeof sandboxConfirmationTable.$inferInsert, "status">,
): Promise<void> {
  await db.insert(sandboxConfirmationTable).values({ ...confirmation, status: "asked" });
}

export async function findConfirmation(db: Db, id: string) {
  const [confirmation] = await db
    .select()
    .from(sandboxConfirmationTable)
    .where(eq(sandboxConfirmationTable.id, id));
  return confirmation ?? null;
}

/**
 * Stores the answer to the bank's question and moves its charges, which it returns; null if it was already
 * answered or has expired.
 */
export async function answerConfirmation(
  tx: Db,
  id: string,
  status: "approved" | "declined",
  now: Date,
): Promise<SandboxCharge[] | null> {
  const [answered] = await tx
    .update(sandboxConfirmationTable)
    .set({ status })
    .where(
      and(
        eq(sandboxConfirmationTable.id, id),
        eq(sandboxConfirmationTable.status, "asked"),
        gt(sandboxConfirmationTable.expiresAt, now),
      ),
    )
    .returning({ paymentMethod: sandboxConfirmationTable.paymentMethod });
  if (answered === undefined) return null;
  const approved = status === "approved";
  if (approved)
    await tx
      .update(sandboxCardTable)
      .set({ confirmed: true })
      .where(eq(sandboxCardTable.paymentMethod, answered.paymentMethod));
  return tx
    .update(sandboxChargeTable)
    .set(
      approved
        ? { status: sql`case when ${sandboxChargeTable.captures} then 'captured' else 'authorized' end` }
        : { status: "declined", reason: "payment_intent_authentication_failure" },
    )
    .where(and(eq(sandboxChargeTable.confirmationId, id), eq(sandboxChargeTable.status, "asked")))
    .returning();
}

/** Returns the account of a user, which is created once. */
export async function openAccount(db: Db, userId: string): Promise<SandboxAccount> {
  const account = { id: sandboxAccountId(userId), userId, payoutsEnabled: false, refuses: null };
  await db.insert(sandboxAccountTable).values(account).onConflictDoNothing();
  return (await findAccount(db, account.id)) ?? account;
}

export async function findAccount(db: Db, id: string): Promise<SandboxAccount | null> {
  const [account] = await db.select().from(sandboxAccountTable).where(eq(sandboxAccountTable.id, id));
  return account ?? null;
}

export async function insertAccountLink(
  db: Db,
  link: typeof sandboxAccountLinkTable.$inferInsert,
): Promise<void> {
  await db.insert(sandboxAccountLinkTable).values(link);
}

export async function findAccountLink(db: Db, token: string) {
  const [link] = await db
    .select()
    .from(sandboxAccountLinkTable)
    .where(eq(sandboxAccountLinkTable.token, token));
  return link ?? null;
}

/** Returns whether an account refuses the transfer with this key: the first after it was opened to do so. */
export async function refusesTransfer(db: Db, account: string, key: string): Promise<boolean> {
  await db
    .update(sandboxAccountTable)
    .set({ refuses: key })
    .where(and(eq(sandboxAccountTable.id, account), eq(sandboxAccountTable.refuses, "next")));
  return (await findAccount(db, account))?.refuses === key;
}

/** Opens the account of a page, which leads back to `returnUrl`; null if the page was already used or has expired. */
export async function finishOnboarding(
  tx: Db,
  { token, refuses, now }: { token: string; refuses: SandboxAccount["refuses"]; now: Date },
): Promise<{ account: SandboxAccount; returnUrl: string } | null> {
  const [finished] = await tx
    .update(sandboxAccountLinkTable)
    .set({ finishedAt: now })
    .where(
      and(
        eq(sandboxAccountLinkTable.token, token),
        isNull(sandboxAccountLinkTable.finishedAt),
        gt(sandboxAccountLinkTable.expiresAt, now),
      ),
    )
    .returning({ account: sandboxAccountLinkTable.account, returnUrl: sandboxAccountLinkTable.returnUrl });
  if (finished === undefined) return null;
  const [opened] = await tx
    .update(sandboxAccountTable)
    .set({ payoutsEnabled: true, refuses })
    .where(eq(sandboxAccountTable.id, finished.account))
    .returning();
  return opened === undefined ? null : { account: opened, returnUrl: finished.returnUrl };
}

/** Stores a transfer once per reference; returns the stored one. */
export async function insertTransfer(db: Db, transfer: SandboxTransfer): Promise<SandboxTransfer> {
  await db.insert(sandboxTransferTable).values(transfer).onConflictDoNothing();
  const [stored] = await db
    .select()
    .from(sandboxTransferTable)
    .where(eq(sandboxTransferTable.reference, transfer.reference));
  return stored ?? transfer;
}

export const listTransfers = (db: Db, group: string): Promise<SandboxTransfer[]> =>
  db.select().from(sandboxTransferTable).where(eq(sandboxTransferTable.group, group));
