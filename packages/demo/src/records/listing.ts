import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import type { HubId, Region } from "@heirloop/contract/hub/hub";
import type { ComesApart } from "@heirloop/contract/listing/comes-apart";
import type { Condition, ListingStatus } from "@heirloop/contract/listing/listing.schema";
import type { Instant } from "./clock.ts";

export type DemoBrand = {
  readonly name: string;
  readonly slug: string;
  readonly designer: boolean;
  readonly about: string;
};

export type DemoListing = {
  /** `_id` in the API. */
  readonly id: string;
  readonly heirloopId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly sellerId: string;
  readonly category: string;
  readonly subCategory: string;
  readonly type: string;
  readonly brand: string | null;
  readonly designer: boolean;
  readonly condition: Condition;
  readonly conditionNotes: string | null;
  readonly materials: readonly string[];
  /** The demo's own pieces have one; a listing created in a mock may have none. */
  readonly style: string | null;
  readonly color: string | null;
  readonly rooms: readonly string[];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Pounds. */
  readonly weight: number | null;
  readonly comesApart: ComesApart | null;
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** Oldest first; the last one is the current price. */
  readonly priceHistory: readonly { readonly price: number; readonly since: Instant }[];
  readonly images: readonly string[];
  readonly status: ListingStatus;
  readonly soldTo: string | null;
  /** An open request holds its pieces. */
  readonly reservedUntil: Instant | null;
  readonly reservedBy: string | null;
  readonly hub: HubId;
  readonly region: Region | null;
  readonly place: string;
  readonly coordinates: readonly [number, number];
  readonly pickup: boolean;
  readonly delivery: boolean;
  readonly localFee: number;
  readonly carrierFee: number;
  /** How far a private seller delivers it; missing for the standard fees. */
  readonly deliveryTerms?: DeliveryTerms | null;
  readonly consigned: boolean;
  readonly consignmentId: string | null;
  /** The lowest price that its owner agreed to. */
  readonly priceFloor: number | null;
  readonly createdAt: Instant;
  /** An admin took it down; missing for the demo's own pieces. */
  readonly takenDown?: {
    readonly reason: string;
    readonly date: Instant;
    readonly wasForSale: boolean;
  } | null;
};

export type DemoQuestion = {
  readonly id: string;
  readonly listingId: string;
  readonly askerId: string;
  readonly text: string;
  readonly date: Instant;
  readonly answer: { readonly text: string; readonly date: Instant } | null;
};

export type DemoMark = { readonly userId: string; readonly listingId: string; readonly date: Instant };
