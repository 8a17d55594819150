import type { ConsignmentStatus, consignmentSchema } from "@heirloop/contract/consignment/consignment.schema";
import { hubIds } from "@heirloop/contract/hub/hub";
import { getPayoutState } from "@heirloop/contract/payout/payout-state";
import type * as z from "zod/mini";
import { publicName } from "../user/user.presenter.ts";
import type { FullConsignment } from "./consignment.queries.ts";

type Presented = z.input<typeof consignmentSchema>;

/** Businesses that did not get the piece do not see its later steps. */
const hiddenSteps: ReadonlySet<ConsignmentStatus> = new Set(["collected", "listed", "sold", "returned"]);

/** Only the consigner and the business that accepted the piece see its price plan and share. */
export function presentConsignment(
  { row, firstName, taker, steps, payout }: FullConsignment,
  viewerId: string,
): Presented {
  const involved = row.acceptedBy === viewerId || row.consignerId === viewerId;
  return {
    _id: row.id,
    title: row.title,
    images: row.images,
    kind: row.kind,
    brand: row.brand,
    age: row.age,
    condition: row.condition,
    dimensions: { width: row.width, depth: row.depth, height: row.height },
    place: row.place,
    hub: hubIds.find((id) => id === row.hub) ?? "NA",
    expectedPrice: row.expectedPrice,
    pickupAccess: row.pickupAccess,
    status: row.status,
    pricePlan: involved ? row.pricePlan : null,
    requestedPrice: involved ? row.requestedPrice : null,
    share: involved ? row.share : null,
    consigner: { firstName },
    takenBy: taker !== null && involved ? { firstName: publicName(taker), slug: taker.slug } : null,
    listing: row.listingId,
    earned: involved ? row.earned : null,
    payout:
      payout !== null && row.consignerId === viewerId
        ? { amount: payout.amount, state: getPayoutState(payout.status, payout.isDisputed) }
        : null,
    lapsesAt: row.lapsesAt?.toISOString() ?? null,
    history: steps
      .filter(({ status }) => involved || !hiddenSteps.has(status))
      .map(({ status, at }) => ({ status, at: at.toISOString() })),
    date: row.createdAt.toISOString(),
  };
}
