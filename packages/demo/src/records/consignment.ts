import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import type { HubId } from "@heirloop/contract/hub/hub";
import type { Condition } from "@heirloop/contract/listing/listing.schema";
import type { PickupDetails, TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Instant } from "./clock.ts";

export type DemoConsignment = {
  readonly id: string;
  readonly consignerId: string;
  readonly title: string;
  readonly images: readonly string[];
  readonly kind: string;
  readonly brand: string | null;
  readonly age: string | null;
  readonly condition: Condition;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly place: string;
  readonly zip: string;
  readonly hub: HubId | "NA";
  readonly expectedPrice: number;
  readonly pickupAccess: string | null;
  readonly status: ConsignmentStatus;
  readonly pricePlan: number | null;
  readonly requestedPrice: number | null;
  /** The consigner's percentage. */
  readonly share: number | null;
  readonly acceptedBy: string | null;
  readonly declinedBy: readonly string[];
  readonly listingId: string | null;
  /** The consigner's share of the sale in cents. */
  readonly earned: number | null;
  readonly proposals: ReadonlyArray<TimeWindow & { readonly by: ConsignmentSide }>;
  /** When the business collects it. */
  readonly agreed: TimeWindow | null;
  readonly pickup: PickupDetails | null;
  readonly appointmentChanges: number;
  readonly lapsesAt: Instant | null;
  /** Each status that it has reached; `submitted` at `createdAt`, the current one at `changedAt`. */
  readonly history: ReadonlyArray<{
    readonly status: ConsignmentStatus;
    readonly at: Instant;
    /** Why the business released it. */
    readonly reason?: string;
  }>;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
};
