import type { Db } from "../../platform/database/database.ts";
import {
  contactMessageTable,
  tradeApplicationTable,
  type ContactMessageRow,
  type TradeApplicationRow,
} from "./inquiry.table.ts";

export async function insertContactMessage(tx: Db, message: ContactMessageRow): Promise<void> {
  await tx.insert(contactMessageTable).values(message);
}

export async function insertTradeApplication(tx: Db, application: TradeApplicationRow): Promise<void> {
  await tx.insert(tradeApplicationTable).values(application);
}
