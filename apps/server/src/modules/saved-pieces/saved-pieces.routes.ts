import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { sendSavedPieces } from "./saved-pieces.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [serve(promoEndpoints.captureEmail, ({ body, db }) => sendSavedPieces(db, deps, body))];
}

export const savedPieces: Module = { routes };
