import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../database/database.ts";
import {
  sandboxCardTable,
  sandboxChargeTable,
  sandboxConfirmationTable,
  sandboxOnboardingTable,
  sandboxTransferTable,
} from "./sandbox.table.ts";

type Charge = typeof sandboxChargeTable.$inferSelect;

export async function insertCard(db: Db, card: typeof sandboxCardTable.$inferInsert): Promise<void> {
  await db.insert(sandboxCardTable).values(card);
}

export async function findCard(db: Db, paymentMethod: string) {
  const [card] = await db
    .select()
    .from(sandboxCardTable)
    .where(eq(sandboxCardTable.paymentMethod, paymentMethod));
  return card ?? null;
}

export async function insertCharge(db: Db, charge: Charge): Promise<void> {
  await db.insert(sandboxChargeTable).values(charge).onConflictDoNothing();
}

export async function findCharge(db: Db, reference: string): Promise<Charge | null> {
  const [charge] = await db
    .select()
    .from(sandboxChargeTable)
    .where(eq(sandboxChargeTable.reference, reference));
  return charge ?? null;
}

export async function changeCharge(db: Db, reference: string, status: Charge["status"]): Promise<void> {
  await db.update(sandboxChargeTable).set({ status }).where(eq(sandboxChargeTable.reference, reference));
}

export async function insertConfirmation(
  db: Db,
  confirmation: typeof sandboxConfirmationTable.$inferInsert,
): Promise<void> {
  await db.insert(sandboxConfirmationTable).values(confirmation);
}

export async function findConfirmation(db: Db, id: string) {
  const [confirmation] = await db
    .select()
    .from(sandboxConfirmationTable)
    .where(eq(sandboxConfirmationTable.id, id));
  return confirmation ?? null;
}

/** Stores the answer to the bank's question; returns false if it was already answered or has expired. */
export async function answerConfirmation(
  db: Db,
  id: string,
  status: "approved" | "declined",
  now: Date,
): Promise<boolean> {
  const answered = await db
    .update(sandboxConfirmationTable)
    .set({ status })
    .where(
      and(
        eq(sandboxConfirmationTable.id, id),
        eq(sandboxConfirmationTable.status, "asked"),
        gt(sandboxConfirmationTable.expiresAt, now),
      ),
    )
    .returning({ id: sandboxConfirmationTable.id });
  return answered.length > 0;
}

export async function insertOnboarding(
  db: Db,
  onboarding: typeof sandboxOnboardingTable.$inferInsert,
): Promise<void> {
  await db.insert(sandboxOnboardingTable).values(onboarding);
}

export async function findOnboarding(db: Db, token: string) {
  const [onboarding] = await db
    .select()
    .from(sandboxOnboardingTable)
    .where(eq(sandboxOnboardingTable.token, token));
  return onboarding ?? null;
}

/** Returns the user who opens the account; null if the page was already used or has expired. */
export async function finishOnboarding(db: Db, token: string, now: Date): Promise<string | null> {
  const [finished] = await db
    .update(sandboxOnboardingTable)
    .set({ finishedAt: now })
    .where(
      and(
        eq(sandboxOnboardingTable.token, token),
        isNull(sandboxOnboardingTable.finishedAt),
        gt(sandboxOnboardingTable.expiresAt, now),
      ),
    )
    .returning({ userId: sandboxOnboardingTable.userId });
  return finished?.userId ?? null;
}

export async function insertTransfer(
  db: Db,
  transfer: typeof sandboxTransferTable.$inferInsert,
): Promise<void> {
  await db.insert(sandboxTransferTable).values(transfer).onConflictDoNothing();
}
