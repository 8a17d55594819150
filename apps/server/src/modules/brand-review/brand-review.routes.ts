import { brandReviewEndpoints } from "@heirloop/contract/admin/brand-review.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { decideOnBrand, reviewBrands } from "./brand-review.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(brandReviewEndpoints.list, ({ db }) => reviewBrands(db)),
  serve(brandReviewEndpoints.approve, async ({ params, caller, db, request, now }) => {
    const decidedBy = { adminId: caller.userId, requestId: request.id, now };
    await decideOnBrand(db, deps, params.id, { does: "approve" }, decidedBy);
    return reviewBrands(db);
  }),
  serve(brandReviewEndpoints.merge, async ({ params, body, caller, db, request, now }) => {
    const decidedBy = { adminId: caller.userId, requestId: request.id, now };
    await decideOnBrand(db, deps, params.id, { does: "merge", into: body.into }, decidedBy);
    return reviewBrands(db);
  }),
  serve(brandReviewEndpoints.reject, async ({ params, caller, db, request, now }) => {
    const decidedBy = { adminId: caller.userId, requestId: request.id, now };
    await decideOnBrand(db, deps, params.id, { does: "reject" }, decidedBy);
    return reviewBrands(db);
  }),
];

export const brandReview: Module = { routes };
