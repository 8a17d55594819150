import { sharedSignals, type SharedSignal } from "@heirloop/contract/review/review.schema";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userDeviceTable } from "../identity/user-device.table.ts";
import { orderTable } from "../order/order.table.ts";
import { savedCardTable } from "../payment/payment.table.ts";

const cardsOf = (userId: string): SQL =>
  sql`select ${savedCardTable.fingerprint} from ${savedCardTable} where ${savedCardTable.userId} = ${userId} and ${savedCardTable.fingerprint} is not null`;

/**
 * A user's delivery addresses: street and apartment without spaces, punctuation and case, and the ZIP code.
 */
const addressesOf = (userId: string): SQL =>
  sql`select regexp_replace(lower(concat(${orderTable.address} ->> 'line1', ${orderTable.address} ->> 'line2')), '[^a-z0-9]', '', 'g'), left(${orderTable.address} ->> 'zip', 5) from ${orderTable} where ${orderTable.buyerId} = ${userId} and ${orderTable.address} is not null`;

const devicesOf = (userId: string): SQL =>
  sql`select ${userDeviceTable.deviceHash} from ${userDeviceTable} where ${userDeviceTable.userId} = ${userId}`;

const valuesOf: Record<SharedSignal, (userId: string) => SQL> = {
  card: cardsOf,
  address: addressesOf,
  device: devicesOf,
};

/** Finds the signals that suggest that two accounts belong to one person. */
export async function findSharedSignals(db: Db, a: string, b: string): Promise<SharedSignal[]> {
  const found: SharedSignal[] = [];
  for (const signal of sharedSignals) {
    const values = valuesOf[signal];
    const { rowCount } = await db.execute(sql`(${values(a)}) intersect (${values(b)}) limit 1`);
    if ((rowCount ?? 0) > 0) found.push(signal);
  }
  return found;
}
