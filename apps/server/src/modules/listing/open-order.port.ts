import type { Db } from "../../platform/database/database.ts";

type OrderOf = (db: Db, buyerId: string, listingId: string) => Promise<string | null>;

/** A buyer's own orders of a piece that wait for an answer; null when there is none. */
export type OpenOrders = {
  offerOf: OrderOf;
  requestOf: OrderOf;
};
