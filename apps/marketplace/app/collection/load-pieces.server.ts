import type { Api } from "@heirloop/api-client/http/http-client";
import type { ListingQueryInput } from "@heirloop/contract/listing/listing-query.schema";
import type { PiecePictureProps } from "@heirloop/ui/patterns/editorial/piece-picture";
import { loadManyPieces, pickCards } from "./load-selections.server.ts";

type Piece = PiecePictureProps["piece"];

/** Pictures for text sections: one listing per query, in order; queries without results are skipped. */
export async function loadPieces(api: Api, queries: readonly ListingQueryInput[]): Promise<Piece[]> {
  const found = await Promise.all(queries.map((query) => loadManyPieces(api, query)));
  const shown = new Set<string>();
  return found.flatMap((pieces) => {
    const piece = pickCards(pieces, queries.length).find(({ heirloopId }) => !shown.has(heirloopId));
    if (piece === undefined) return [];
    shown.add(piece.heirloopId);
    const { heirloopId, slug, title, price, images } = piece;
    return [{ heirloopId, slug, title, price, images }];
  });
}
