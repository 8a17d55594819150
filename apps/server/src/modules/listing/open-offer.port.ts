import type { Db } from "../../db/database.ts";

/** The order of a buyer's offer for a piece that is still open; null when there is none. */
export type OpenOfferOf = (db: Db, buyerId: string, listingId: string) => Promise<string | null>;
