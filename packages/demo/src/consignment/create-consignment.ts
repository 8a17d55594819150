import { kindOfConsignment } from "@heirloop/contract/catalog/kind-of-consignment";
import { consignmentKinds } from "@heirloop/contract/consignment/consignment-kinds";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import { zipOfPlace } from "../catalog/places.ts";
import type { Random } from "../random/random.ts";
import type { DayWindow } from "@heirloop/contract/order/order.schema";
import { pickupOf } from "../order/pickup-details.ts";
import { type Clock, dayAhead, daysBefore } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoConsignment } from "../records/consignment.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoOrder } from "../records/order.ts";
import { drawAgeInWords, drawConsignedPiece } from "./consigned-piece.ts";

const accesses = [
  "Ground floor, double doors to the driveway.",
  "Second floor, wide stairs, no elevator.",
  "Elevator building; the doorman has the key.",
  "Garage, with the car out of the way after nine.",
  "Third floor walk-up, one tight turn at the top.",
  null,
] as const;

export type Fate = {
  readonly status: ConsignmentStatus;
  readonly daysAgo: number;
  readonly acceptedBy?: string;
  readonly declinedBy?: readonly string[];
  /** The time of an accepted piece's collection; without it, the owner has entered no address yet. */
  readonly collection?: "agreed" | "proposed";
  /** A business had accepted it and gave this reason for releasing it. */
  readonly released?: string;
  /** The listing under which it is or was for sale. */
  readonly listing?: DemoListing;
  /** The order in which it was sold. */
  readonly order?: DemoOrder;
};

/** A consigned piece with its history. */
export function createConsignment(
  consigner: DemoAccount,
  fate: Fate,
  clock: Clock,
  random: Random,
): DemoConsignment {
  const piece = fate.listing ?? drawConsignedPiece(random, consigner, clock);
  const taken = fate.acceptedBy !== undefined;
  const consignment = {
    id: random.id(),
    consignerId: consigner.id,
    title: piece.title,
    images: piece.images,
    kind: consignmentKinds.find((kind) => kindOfConsignment(kind).type === piece.type) ?? "other piece",
    brand: piece.brand,
    age: drawAgeInWords(random, piece),
    condition: piece.condition,
    width: piece.width,
    depth: piece.depth,
    height: piece.height,
    place: consigner.place,
    zip: `${zipOfPlace(consigner.place).slice(0, 2)}${String(random.int(100, 299))}`,
    hub: consigner.hub,
    expectedPrice: piece.price,
    pickupAccess: random.pick(accesses),
    status: fate.status,
    pricePlan: taken ? planOf(fate, piece, random) : null,
    requestedPrice: null,
    share: taken ? 60 : null,
    acceptedBy: fate.acceptedBy ?? null,
    declinedBy: fate.declinedBy ?? [],
    listingId: fate.listing?.id ?? null,
    ...createCollection(fate, consigner, clock),
    createdAt: daysBefore(clock, fate.daysAgo),
  };
  const changedDaysAgo = lastChange(fate, random.between(0.2, 0.9), clock);
  return {
    ...consignment,
    changedAt: daysBefore(clock, changedDaysAgo),
    lapsesAt:
      fate.status === "available" || fate.status === "accepted"
        ? daysBefore(
            clock,
            (fate.status === "available" && fate.released === undefined ? fate.daysAgo : changedDaysAgo) -
              lapseDays,
          )
        : null,
    earned: earnedWith(fate),
    history: historyOf(fate, changedDaysAgo, clock).map(({ status, daysAgo }, place) => ({
      status,
      at: daysBefore(clock, daysAgo),
      ...(fate.released !== undefined && place === released.length - 1 && { reason: fate.released }),
    })),
  };
}

/** Where and when it is collected. */
function createCollection({ collection }: Fate, consigner: DemoAccount, clock: Clock) {
  const time = (days: number, window: DayWindow) => ({ date: dayAhead(clock, days), window });
  return {
    pickup: collection === undefined ? null : pickupOf(consigner),
    proposals:
      collection === "proposed"
        ? [
            { ...time(2, "morning"), by: "consigner" as const },
            { ...time(3, "evening"), by: "consigner" as const },
          ]
        : [],
    agreed: collection === "agreed" ? time(2, "afternoon") : null,
    appointmentChanges: collection === "agreed" ? 2 : collection === "proposed" ? 1 : 0,
  };
}

const lapseDays = constants.consignmentLapse / 86_400_000;

/** At most the lowest price ever asked or paid for the piece. */
function planOf({ listing, order }: Fate, piece: DemoListing, random: Random): number {
  const hoped = Math.round((piece.price * random.between(0.95, 1.2)) / 1000) * 1000;
  if (listing === undefined) return hoped;
  const paid = order?.listings.filter(({ listingId }) => listingId === listing.id) ?? [];
  return Math.min(listing.price, ...[...listing.priceHistory, ...paid].map(({ price }) => price));
}

function earnedWith({ listing, order }: Fate): number | null {
  const sold = order?.listings.find(({ listingId }) => listingId === listing?.id);
  return sold === undefined ? null : getOwnerShare(sold.price, constants.consignerShare);
}

export const daysSince = (clock: Clock, at: string) => (clock.now - Date.parse(at)) / 86_400_000;

/** How many days ago it reached its status. A waiting piece has not expired yet. */
function lastChange({ status, daysAgo, listing, order, released }: Fate, part: number, clock: Clock): number {
  if (order !== undefined) return daysSince(clock, order.changedAt);
  if (listing !== undefined) return daysSince(clock, listing.createdAt);
  if (status === "submitted") return daysAgo;
  if (released !== undefined) return daysAgo / 2;
  if (status === "available") return Math.max(0, daysAgo - 0.01);
  if (status === "lapsed") return daysAgo - lapseDays;
  const ago = Math.max(0.1, daysAgo * part);
  return status === "accepted" ? Math.max(daysAgo - lapseDays + 0.5, Math.min(ago, lapseDays - 1)) : ago;
}

const ways: Record<ConsignmentStatus, readonly ConsignmentStatus[]> = {
  submitted: ["submitted"],
  available: ["submitted", "available"],
  accepted: ["submitted", "available", "accepted"],
  collected: ["submitted", "available", "accepted", "collected"],
  listed: ["submitted", "available", "accepted", "collected", "listed"],
  sold: ["submitted", "available", "accepted", "collected", "listed", "sold"],
  returned: ["submitted", "available", "accepted", "collected", "returned"],
  withdrawn: ["submitted", "available", "withdrawn"],
  lapsed: ["submitted", "available", "lapsed"],
};

const released: readonly ConsignmentStatus[] = ["submitted", "available", "accepted", "available"];

/** Its steps, evenly spread; businesses see a piece minutes after it was submitted. */
function historyOf({ status, daysAgo, listing, released: reason }: Fate, last: number, clock: Clock) {
  if (reason !== undefined) {
    const ends = [daysAgo, daysAgo - 0.01, (daysAgo + last) / 2, last];
    return released.map((step, place) => ({ status: step, daysAgo: ends[place] ?? last }));
  }
  const way = ways[status];
  // A piece with a listing was listed when its listing was created, regardless of later steps.
  const [target, reached] =
    listing === undefined
      ? [way.length - 1, last]
      : [way.indexOf("listed"), daysSince(clock, listing.createdAt)];
  return way.map((step, place) => {
    if (place === 0) return { status: step, daysAgo };
    if (step === "available") return { status: step, daysAgo: Math.max(last, daysAgo - 0.01) };
    if (place > target) return { status: step, daysAgo: last };
    return { status: step, daysAgo: daysAgo - ((daysAgo - reached) * place) / target };
  });
}
