import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { instantSchema } from "../identity/identity.schema.ts";

/** The same for all spellings of a brand's name. */
const brandIdSchema = z.string().check(z.minLength(1), z.maxLength(160));

/** A brand entered by a seller that no admin has reviewed yet. It only appears on its listings. */
export const newBrandSchema = z.object({
  _id: brandIdSchema,
  name: z.string(),
  /** The number of listings with this brand. */
  listings: z.int(),
  /** Who entered it first; null when unknown. */
  proposedBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
  since: instantSchema,
  /** The approved brand with almost the same spelling, if there is one. */
  similar: z.nullable(brandIdSchema),
});
export type NewBrand = z.infer<typeof newBrandSchema>;

export const approvedBrandSchema = z.object({ _id: brandIdSchema, name: z.string() });
export type ApprovedBrand = z.infer<typeof approvedBrandSchema>;

export const brandReviewSchema = z.object({
  /** Oldest first. */
  brands: z.array(newBrandSchema),
  /** Sorted by name. */
  approved: z.array(approvedBrandSchema),
});
export type BrandReview = z.infer<typeof brandReviewSchema>;

const pathParams = z.object({ id: brandIdSchema });
const limits = [atMost(600, "decisions on brands", "hour")];

export const brandReviewEndpoints = {
  list: endpoint("GET", "/api/admin/brands", {
    summary: "New brands to decide on, and the approved ones",
    access: "admin",
    answer: brandReviewSchema,
  }),
  approve: endpoint("POST", "/api/admin/brands/{id}/approve", {
    summary: "Show a new brand in menus, facets, suggestions and the sitemap",
    access: "admin",
    params: pathParams,
    answer: brandReviewSchema,
    errors: ["state-conflict"],
    limits,
  }),
  merge: endpoint("POST", "/api/admin/brands/{id}/merge", {
    summary: "Give the listings of a new brand the name of an approved one, now and in the future",
    access: "admin",
    params: pathParams,
    body: z.object({ into: z.string().check(z.minLength(1, "Choose a brand"), z.maxLength(160)) }),
    answer: brandReviewSchema,
    errors: ["state-conflict"],
    limits,
  }),
  reject: endpoint("POST", "/api/admin/brands/{id}/reject", {
    summary: "Take a new brand from its listings and refuse it in the future",
    access: "admin",
    params: pathParams,
    answer: brandReviewSchema,
    errors: ["state-conflict"],
    limits,
  }),
};
