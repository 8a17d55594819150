import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import type { Deps } from "../../deps.ts";
import { servePrepared, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { limitSavedPiecesMails, sendSavedPieces } from "./saved-pieces.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    servePrepared(
      promoEndpoints.captureEmail,
      ({ body }) => limitSavedPiecesMails(deps, body),
      ({ body, db }) => sendSavedPieces(db, deps, body),
    ),
  ];
}

export const savedPieces: Module = { routes };
