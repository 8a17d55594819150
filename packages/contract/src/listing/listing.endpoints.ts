import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import type { Kind } from "../catalog/catalog-terms.ts";
import { misplacedKind, termListSchema, termSchema } from "../catalog/term.schema.ts";
import { deliveryTermsSchema } from "../delivery-terms/delivery-terms.schema.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import {
  optionalTextSchema,
  pageNumberSchema,
  textSchema,
  wholeNumberSchema,
} from "../endpoint/query-fields.ts";
import { hubIds } from "../hub/hub.ts";
import { heirloopIdSchema, idSchema } from "../identity/identity.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { facetsSchema, listingSearchSchema } from "./listing-query.schema.ts";
import {
  comesApartSchema,
  conditionSchema,
  dimensionsSchema,
  fullListingSchema,
  listingSchema,
  ownListingSchema,
  questionSchema,
} from "./listing.schema.ts";

export const listingPageSchema = z.object({
  listings: z.array(listingSchema),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  facets: facetsSchema,
  queryId: z.string(),
  /** Words of the keyword, as typed, that were dropped because nothing matches all of them; maybe all of its words. */
  leftOut: z.array(z.string()),
  /** The corrected keyword; null when the search used the keyword as typed. */
  correctedTo: z.nullable(z.string()),
});
export type ListingPage = z.infer<typeof listingPageSchema>;

const picturesSchema = z
  .array(z.string().check(z.maxLength(300)))
  .check(z.maxLength(constants.picturesPerListing, `Use at most ${constants.picturesPerListing} pictures`));

/** A type belongs to one place in the catalog; a partial change is checked against the piece itself. */
const kindCheck = z.check<{ [Part in keyof Kind]?: Kind[Part] | undefined }>(({ value, issues }) => {
  const { category, subCategory, type } = value;
  if (category === undefined || subCategory === undefined || type === undefined) return;
  const misplaced = misplacedKind({ category, subCategory, type });
  if (misplaced)
    issues.push({
      code: "custom",
      path: [misplaced.path],
      message: misplaced.message,
      input: value,
    });
});

const deliveryChoiceSchema = z
  .object({ pickup: z.boolean(), delivery: z.boolean() })
  .check(z.refine(({ pickup, delivery }) => pickup || delivery, "Offer pickup, delivery or both"));

const draftFieldsSchema = z.object({
  title: textSchema(120, "Give the piece a title"),
  description: textSchema(5_000, "Describe the piece"),
  price: centsSchema.check(z.gte(100, "Ask at least $1")),
  images: picturesSchema.check(z.minLength(1, "Add a picture")),
  brand: z.nullable(optionalTextSchema(80)),
  condition: conditionSchema,
  conditionNotes: z.nullable(optionalTextSchema(600)),
  category: termSchema("category"),
  subCategory: termSchema("subCategory"),
  type: termSchema("type"),
  materials: termListSchema("material", constants.materialsPerListing),
  style: z.nullable(termSchema("style")),
  color: z.nullable(termSchema("color")),
  rooms: termListSchema("room", constants.roomsPerListing),
  dimensions: dimensionsSchema,
  weight: z.nullable(z.number().check(z.gt(0), z.lte(2_000))),
  /** Missing and null both mean no answer. */
  comesApart: z.optional(z.nullable(comesApartSchema)),
  delivery: deliveryChoiceSchema,
  /** How a private seller delivers this piece; null for the standard fees. A shop's terms are in its settings. */
  deliveryTerms: z.optional(z.nullable(deliveryTermsSchema)),
  /**
   * The city where the piece is; defaults to the seller's. For a seller without a city it is saved as theirs.
   */
  hub: z.optional(z.enum(hubIds, "Choose a city from the list")),
});
export const listingDraftSchema = draftFieldsSchema.check(kindCheck);
export type ListingDraft = z.infer<typeof listingDraftSchema>;

/** A row of an import; without pictures the piece is not listed for sale yet. */
export const importedDraftSchema = z.extend(draftFieldsSchema, { images: picturesSchema }).check(kindCheck);

/** Part of a draft whose other fields are already known. */
export const listingPartSchema = z.partial(draftFieldsSchema).check(kindCheck);

/** `status` lists a piece again that was taken down. */
export const listingChangeSchema = z
  .extend(z.partial(draftFieldsSchema), { status: z.optional(z.literal("active")) })
  .check(kindCheck);
export type ListingChange = z.infer<typeof listingChangeSchema>;

export const listingImportSchema = z.object({
  fileName: z.string(),
  status: z.enum(["waiting", "running", "done", "failed"]),
  /** Rows below the headings. */
  total: z.int(),
  created: z.int(),
  /** Of those created: not for sale yet because they have no pictures. */
  withoutPictures: z.int(),
  /** Rows that were imported before. */
  existing: z.int(),
  /** `row` as in a spreadsheet, so the first piece is in row 2; one entry per invalid field. */
  rejected: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
});
export type ListingImport = z.infer<typeof listingImportSchema>;

const pathParams = z.object({ heirloopId: heirloopIdSchema });

export const listingEndpoints = {
  list: endpoint("GET", "/api/listings", {
    summary: "Find listings, with facets",
    access: "everyone",
    query: listingSearchSchema,
    answer: listingPageSchema,
    errors: ["overloaded"],
  }),
  mine: endpoint("GET", "/api/listings/mine", {
    summary: "The pieces one sells oneself, also those sold and taken down, newest first",
    access: "user",
    query: z.object({
      page: z._default(pageNumberSchema, 1),
      limit: z._default(wholeNumberSchema(1, constants.listingsPerPageMaximum), constants.listingsPerPage),
    }),
    answer: z.object({
      listings: z.array(ownListingSchema),
      total: z.int(),
      page: z.int(),
      totalPages: z.int(),
    }),
  }),
  get: endpoint("GET", "/api/listings/{heirloopId}", {
    summary: "One listing in full",
    access: "everyone",
    params: pathParams,
    answer: fullListingSchema,
  }),
  create: endpoint("POST", "/api/listings", {
    summary: "List a piece for sale",
    access: "user",
    body: listingDraftSchema,
    status: 201,
    answer: fullListingSchema,
    idempotent: true,
    limits: [atMost(20, "new listings", "minute"), atMost(120, "new listings", "hour")],
  }),
  edit: endpoint("PATCH", "/api/listings/{heirloopId}", {
    summary: "Change one's own listing",
    access: "user",
    params: pathParams,
    body: listingChangeSchema,
    answer: fullListingSchema,
    errors: ["permission-denied", "listing-sold", "state-conflict"],
    limits: [atMost(600, "changes to listings", "hour")],
  }),
  retire: endpoint("DELETE", "/api/listings/{heirloopId}", {
    summary: "Take one's own listing down",
    access: "user",
    params: pathParams,
    errors: ["permission-denied", "listing-sold", "listing-reserved"],
    limits: [atMost(600, "listings taken down", "hour")],
  }),
  import: endpoint("POST", "/api/listings/import", {
    summary: "Import listings from a CSV file",
    access: "business",
    payload: "file",
    status: 202,
    answer: z.object({ importId: idSchema }),
    idempotent: true,
    limits: [atMost(30, "imports", "hour")],
  }),
  importStatus: endpoint("GET", "/api/listings/import/{id}", {
    summary: "How an import is going",
    access: "business",
    params: z.object({ id: idSchema }),
    answer: listingImportSchema,
  }),
  importRejected: endpoint("GET", "/api/listings/import/{id}/rejected.csv", {
    summary: "The rows that were turned away, with reasons",
    access: "business",
    params: z.object({ id: idSchema }),
    answer: z.string(),
    answerKind: "csv",
  }),
  questions: endpoint("GET", "/api/listings/{heirloopId}/questions", {
    summary: "Public questions and answers",
    access: "everyone",
    params: pathParams,
    answer: z.object({ questions: z.array(questionSchema) }),
  }),
  ask: endpoint("POST", "/api/listings/{heirloopId}/questions", {
    summary: "Ask a public question; the seller answers one with `answerTo`",
    access: "user",
    params: pathParams,
    body: z.object({ text: textSchema(600, "Write a few words first"), answerTo: z.optional(idSchema) }),
    status: 201,
    answer: questionSchema,
    errors: ["permission-denied", "own-listing", "not-accepting", "state-conflict"],
    idempotent: true,
    limits: [atMost(120, "questions and answers", "hour")],
  }),
  joinWaitingList: endpoint("POST", "/api/listings/{heirloopId}/waiting-list", {
    summary: "Join the waiting list of a reserved piece",
    access: "user",
    params: pathParams,
    status: 202,
    answer: z.object({ waitingCount: z.int() }),
    errors: ["own-listing", "listing-sold", "listing-inactive", "state-conflict"],
    idempotent: true,
    limits: [atMost(120, "waiting lists joined", "hour")],
  }),
  leaveWaitingList: endpoint("DELETE", "/api/listings/{heirloopId}/waiting-list", {
    summary: "Leave the waiting list of a piece",
    access: "user",
    params: pathParams,
    limits: [atMost(120, "waiting lists left", "hour")],
  }),
};
