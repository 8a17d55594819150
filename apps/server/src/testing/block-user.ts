import type { Db } from "../platform/database/database.ts";
import { updateUser } from "../modules/user/user.queries.ts";

export const blockUserForTest = (db: Db, userId: string, at: Date): Promise<void> =>
  updateUser(db, userId, { blockedAt: at, blockedReason: "Test" });
