import type { DeliveryTerms } from "./delivery-terms.schema.ts";

type Own = Readonly<{ deliveryTerms?: DeliveryTerms | null | undefined }>;

/** The delivery terms of a piece: a shop's are the same for all of its pieces, a private seller's are the piece's own. */
export const termsOfPiece = (
  piece: Own,
  seller: Own & Readonly<{ isBusiness: boolean }>,
): DeliveryTerms | null => (seller.isBusiness ? seller.deliveryTerms : piece.deliveryTerms) ?? null;
