import { lte } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userDeviceTable } from "./user-device.table.ts";

/** Records a login to an account from a browser. */
export async function upsertUserDevice(
  tx: Db,
  device: { userId: string; deviceHash: string; lastSeenAt: Date },
): Promise<void> {
  const { lastSeenAt } = device;
  await tx
    .insert(userDeviceTable)
    .values(device)
    .onConflictDoUpdate({
      target: [userDeviceTable.userId, userDeviceTable.deviceHash],
      set: { lastSeenAt },
    });
}

export async function deleteDevicesSeenBefore(tx: Db, before: Date): Promise<void> {
  await tx.delete(userDeviceTable).where(lte(userDeviceTable.lastSeenAt, before));
}
