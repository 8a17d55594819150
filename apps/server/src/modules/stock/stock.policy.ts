import {
  purchaseRefusal,
  type PurchaseRefusal,
  type StockedPiece,
} from "@heirloop/machines/availability/purchase-refusal";
import type { PieceForSale } from "@heirloop/machines/checkout/available-pieces";
import type { ListingRow } from "../listing/listing.table.ts";

/** What decides, besides the listing itself, whether a buyer can buy it. */
export type Circumstances = Pick<StockedPiece, "claim" | "sellerBlocked" | "contact">;

/** Maps a listing to the stock rules' input, with its row. */
export const pieceForSale = (
  row: ListingRow,
  circumstances: Circumstances,
): PieceForSale & { row: ListingRow } => ({
  id: row.id,
  title: row.title,
  status: row.status,
  price: row.price,
  sellerId: row.sellerId,
  reservedBy: row.reservedBy,
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  pickup: row.pickup,
  delivery: row.delivery,
  ...circumstances,
  row,
});

type StockAsked = Circumstances & { listing: ListingRow; buyerId: string | null; now: Date };

/** Returns why a user cannot buy a piece now, or null. */
export const stockRefusal = ({
  listing,
  buyerId,
  now,
  ...circumstances
}: StockAsked): PurchaseRefusal | null =>
  purchaseRefusal(pieceForSale(listing, circumstances), { buyerId, now: now.toISOString() });
