import * as z from "zod/mini";
import { stateOfPlace, stateOfZip } from "../address/zip-states.ts";
import { termKey } from "../catalog/fold-text.ts";
import { consignmentStatusSchema } from "./consignment-status.ts";
import { consignmentKinds } from "./consignment-kinds.ts";
import { optionalTextSchema, textSchema } from "../endpoint/query-fields.ts";
import { hubIds } from "../hub/hub.ts";
import { heirloopIdSchema, idSchema, instantSchema, slugSchema } from "../identity/identity.schema.ts";
import { conditionSchema, dimensionsSchema } from "../listing/listing.schema.ts";
import { centsSchema, sumCentsSchema } from "../money/money.schema.ts";
import { orderContactSchema, pickupDetailsSchema, timeWindowSchema } from "../order/order.schema.ts";
import { payoutStateSchema } from "../payout/payout-state.ts";

/** The two sides of an accepted consignment: the owner of the piece and the business that accepted it. */
export const consignmentSideSchema = z.enum(["consigner", "holder"]);
export type ConsignmentSide = z.infer<typeof consignmentSideSchema>;

/**
 * A business's lists; `missed`: accepted by another business, declined, or expired. `search` covers all
 * three.
 */
export const consignmentListSchema = z.enum(["available", "accepted", "missed", "search"]);
export type ConsignmentList = z.infer<typeof consignmentListSchema>;

/** The shops that a piece with a ZIP code is offered to, the nearest first. */
export const offeredShopsSchema = z.object({
  zip: z.string(),
  /** Whether they are those of the piece's area. If it has none, the piece is offered to all shops. */
  inArea: z.boolean(),
  /** How many shops they are; `shops` has the nearest. */
  total: z.int(),
  shops: z.array(
    z.object({
      firstName: z.string(),
      slug: slugSchema,
      place: z.nullable(z.string()),
      /** Whole miles in a straight line; null where the place of the shop is unknown. */
      miles: z.nullable(z.int()),
    }),
  ),
});
export type OfferedShops = z.infer<typeof offeredShopsSchema>;

/** Each status that the consignment has reached, and when. The first is `submitted`. */
const consignmentStepSchema = z.object({
  status: consignmentStatusSchema,
  at: instantSchema,
  /** Why the business that had accepted it released it; visible to the owner. */
  reason: z.optional(z.string()),
});
export type ConsignmentStep = z.infer<typeof consignmentStepSchema>;

export const consignmentSchema = z.object({
  _id: idSchema,
  title: z.string(),
  images: z.array(z.string()),
  kind: z.string(),
  brand: z.nullable(z.string()),
  /** Years, in the consigner's words. */
  age: z.nullable(z.string()),
  condition: conditionSchema,
  dimensions: dimensionsSchema,
  place: z.string(),
  /** Of the place, as the consigner entered it; visible to them. */
  zip: z.nullable(z.string()),
  hub: z.enum([...hubIds, "NA"]),
  expectedPrice: centsSchema,
  pickupAccess: z.nullable(z.string()),
  status: consignmentStatusSchema,
  /** The minimum price that the business agreed on with the owner. `share` is the owner's percentage. */
  pricePlan: z.nullable(centsSchema),
  /** A lower price that the business requests from the owner; null without an open request. */
  requestedPrice: z.nullable(centsSchema),
  share: z.nullable(z.int()),
  consigner: z.object({ firstName: z.string() }),
  /** The business that accepted it; visible to that business and the consigner. */
  takenBy: z.nullable(z.object({ firstName: z.string(), slug: slugSchema })),
  listing: z.nullable(heirloopIdSchema),
  /** The consigner's share of the sale; visible to the consigner and the business. */
  earned: z.nullable(centsSchema),
  /**
   * The payout of the consigner's shares in the order that sold it, less what was refunded; visible to the
   * consigner. Null until the sale is completed.
   */
  payout: z.nullable(
    z.object({
      amount: sumCentsSchema,
      state: payoutStateSchema,
      /** When it is sent; once it is sent, when it arrives. Null while something holds it, or unknown. */
      date: z.nullable(instantSchema),
    }),
  ),
  /**
   * What its price is divided into, in cents; visible to the consigner while it is for sale and after the sale.
   * The business bears the fee.
   */
  sale: z.nullable(
    z.object({
      /** Of the listing, or what the buyer paid for the piece. */
      price: centsSchema,
      /** Heirloop's fee. */
      fee: sumCentsSchema,
      /** The consigner's share. */
      share: sumCentsSchema,
      /** By how much refunds reduced the share. */
      refunded: sumCentsSchema,
    }),
  ),
  /** When the business collects the piece; visible to both sides. */
  schedule: z.object({
    proposals: z.array(z.extend(timeWindowSchema, { by: consignmentSideSchema })),
    agreed: z.nullable(timeWindowSchema),
    /** The IANA time zone of the windows, that of the piece's hub. */
    timeZone: z.optional(z.string()),
  }),
  /**
   * Where the business collects it, and the other side's contact details. The owner always sees what they
   * entered; the rest is null except in the statuses named in `consignment-contact.ts`.
   */
  pickup: z.nullable(pickupDetailsSchema),
  contact: z.nullable(orderContactSchema),
  /** When it expires unless a business accepts it or, once accepted, collects it. */
  lapsesAt: z.nullable(instantSchema),
  history: z.array(consignmentStepSchema),
  date: instantSchema,
});
export type Consignment = z.infer<typeof consignmentSchema>;

const kindsByKey = new Map(consignmentKinds.map((kind) => [termKey(kind), kind]));

const consignmentKindSchema = z.pipe(
  textSchema(80, "Choose a kind").register(z.globalRegistry, { examples: [...consignmentKinds] }),
  z.transform((written, context) => {
    const kind = kindsByKey.get(termKey(written));
    if (kind !== undefined) return kind;
    context.issues.push({
      code: "custom",
      message: `“${written}” is not a kind of piece we list. Choose one from the list, or “Other piece”.`,
      input: written,
    });
    return z.NEVER;
  }),
);

/** Shops collect a piece, so its ZIP code is one of a state. */
export const consignZipSchema = z.string().check(
  z.trim(),
  z.regex(/^\d{5}$/, { error: "Enter a 5-digit ZIP code", abort: true }),
  z.refine((zip) => stateOfZip(zip) !== undefined, "No state has this ZIP code. Check its digits"),
);

/** The city and state are shown to shops, and the ZIP code decides which shops these are, so they must agree. */
const checkPlace = z.check<{ place: string; zip: string }>(({ value, issues }) => {
  if (issues.some(({ path }) => path?.[0] === "place")) return;
  const { place, zip } = value;
  const named = stateOfPlace(place);
  if (named === undefined) {
    issues.push({
      code: "custom",
      path: ["place"],
      message: "Enter the city and the state, such as Oakland, CA",
      input: value,
    });
    return;
  }
  const actual = stateOfZip(zip);
  if (actual === undefined || actual === named || issues.some(({ path }) => path?.[0] === "zip")) return;
  issues.push({
    code: "custom",
    path: ["zip"],
    message: `ZIP code ${zip} is in ${actual[1]}. Check the ZIP code or the state.`,
    input: value,
  });
});

const consignFieldsSchema = z.object({
  images: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1, "Add a picture"), z.maxLength(12)),
  title: textSchema(120, "Say what it is"),
  kind: consignmentKindSchema,
  brand: z.optional(optionalTextSchema(80)),
  age: z.optional(optionalTextSchema(40)),
  condition: conditionSchema,
  dimensions: dimensionsSchema,
  place: textSchema(120, "Say where it stands"),
  zip: consignZipSchema,
  expectedPrice: centsSchema.check(z.gte(100, "Expect at least $1")),
  pickupAccess: z.optional(optionalTextSchema(600)),
});
export const consignFormSchema = consignFieldsSchema.check(checkPlace);
export type ConsignForm = z.infer<typeof consignFormSchema>;
