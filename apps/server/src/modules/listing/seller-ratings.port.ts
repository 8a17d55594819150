import type { Db } from "../../platform/database/database.ts";

/** `averageReview` over all published reviews of a seller, null while there are none. */
export type SellerRatings = { averageReview: number | null; reviewedCount: number };
export type RatingsOf = (db: Db, sellerId: string) => Promise<SellerRatings>;
