import type { QuoteRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";
import { purchaseRefusal, type Purchaser, type StockedPiece } from "../availability/purchase-refusal.ts";

/** The fields of a listing that decide whether it can be bought. */
export type PieceForSale = StockedPiece &
  Readonly<{
    /** Its heirloopId. */
    id: string;
    title: string;
    pickup: boolean;
    delivery: boolean;
  }>;

export type UnavailablePiece<Piece> = Readonly<{
  id: string;
  title: string;
  code: ErrorCode;
  reason: string;
  /** The invalid field of the request, when another value would make the piece available. */
  field: "type" | null;
  /** The buyer's own order, if that is the reason. */
  order?: string;
  /** Null when there is no such listing. */
  piece: Piece | null;
}>;

type Availability<Piece> = { available: Piece[]; unavailable: UnavailablePiece<Piece>[] };

/** Why a piece is not available by this method, or null. */
function typeRefusal(
  { pickup, delivery }: Pick<PieceForSale, "pickup" | "delivery">,
  type: QuoteRequest["type"],
): string | null {
  if (type === "delivery" && !delivery) return "It is for pickup only.";
  return type === "pickup" && !pickup ? "It is delivered only." : null;
}

/**
 * Which of the requested pieces this user can buy now, and why not the others, in the order of the request.
 */
export function checkAvailability<Piece extends PieceForSale>(
  { listings, type }: Pick<QuoteRequest, "listings" | "type">,
  find: (id: string) => Piece | undefined,
  purchaser: Purchaser,
): Availability<Piece> {
  const checked: Availability<Piece> = { available: [], unavailable: [] };
  for (const id of new Set(listings.map((wanted): string => wanted.id))) {
    const piece = find(id);
    if (piece === undefined) {
      checked.unavailable.push({
        id,
        title: "Unknown piece",
        code: "not-found",
        reason: "There is no such piece.",
        field: null,
        piece: null,
      });
      continue;
    }
    const refused = { id, title: piece.title, piece };
    const refusal = purchaseRefusal(piece, purchaser);
    const wrongType = typeRefusal(piece, type);
    if (refusal !== null) checked.unavailable.push({ ...refused, ...refusal, field: null });
    else if (wrongType !== null)
      checked.unavailable.push({ ...refused, code: "state-conflict", reason: wrongType, field: "type" });
    else checked.available.push(piece);
  }
  return checked;
}
