import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import type { consignmentSchema } from "@heirloop/contract/consignment/consignment.schema";
import { getSellerFee, getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { getPayoutState } from "@heirloop/contract/payout/payout-state";
import type * as z from "zod/mini";
import { publicName } from "../user/user.presenter.ts";
import { hubOfConsignment } from "./collection-calendar.ts";
import { presentConsignmentDetails } from "./consignment-details.presenter.ts";
import type { FullConsignment, OwnerPayout } from "./consignment-list.queries.ts";

type Presented = z.input<typeof consignmentSchema>;

/** Businesses that did not get the piece do not see its later steps. */
const hiddenSteps: ReadonlySet<ConsignmentStatus> = new Set(["collected", "listed", "sold", "returned"]);

/** When the money is sent or, once it is sent, arrives; null while something holds it. */
function payoutDate({ status, dueAt, arrivesAt, ...hold }: OwnerPayout): string | null {
  const state = getPayoutState(status, hold);
  if (state === "waiting") return dueAt.toISOString();
  return state === "sent" || state === "arrived" ? (arrivesAt?.toISOString() ?? null) : null;
}

/** What the price of a piece for sale, or of a sold one, is divided into. */
function presentSale({ row, price, payout }: FullConsignment): Presented["sale"] {
  if (price === null || (row.status !== "listed" && row.status !== "sold")) return null;
  const share = row.earned ?? getOwnerShare(price, row.share);
  // A payout is for all of the owner's pieces in the order, and refunds reduce their shares in proportion.
  const left = payout === null ? share : Math.floor((share * payout.amount) / payout.earned);
  return { price, fee: getSellerFee(price), share, refunded: Math.max(0, share - left) };
}

/** Only the consigner and the business that accepted the piece see its price plan and share. */
export function presentConsignment(full: FullConsignment, viewerId: string): Presented {
  const { row, owner, taker, steps, payout } = full;
  const isOwner = row.consignerId === viewerId;
  const involved = row.acceptedBy === viewerId || isOwner;
  const hub = hubOfConsignment(row);
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
    zip: isOwner ? row.zip : null,
    hub,
    expectedPrice: row.expectedPrice,
    pickupAccess: row.pickupAccess,
    status: row.status,
    pricePlan: involved ? row.pricePlan : null,
    requestedPrice: involved ? row.requestedPrice : null,
    share: involved ? row.share : null,
    consigner: { firstName: owner.firstName },
    takenBy: taker !== null && involved ? { firstName: publicName(taker), slug: taker.slug } : null,
    listing: row.listingId,
    earned: involved ? row.earned : null,
    payout:
      payout !== null && isOwner
        ? {
            amount: payout.amount,
            state: getPayoutState(payout.status, payout),
            date: payoutDate(payout),
          }
        : null,
    sale: isOwner ? presentSale(full) : null,
    schedule: involved
      ? {
          proposals: row.proposals,
          agreed: row.agreed,
          timeZone: sellerTimeZone(null, hub) ?? undefined,
        }
      : { proposals: [], agreed: null },
    ...(involved
      ? presentConsignmentDetails(row, { owner, holder: taker }, isOwner ? "consigner" : "holder")
      : { pickup: null, contact: null }),
    lapsesAt: row.lapsesAt?.toISOString() ?? null,
    history: steps
      .filter(({ status }) => involved || !hiddenSteps.has(status))
      .map(({ status, at, reason }) => ({
        status,
        at: at.toISOString(),
        ...(isOwner && reason !== null && { reason }),
      })),
    date: row.createdAt.toISOString(),
  };
}
