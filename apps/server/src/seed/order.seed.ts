import { createHash } from "node:crypto";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import type { DemoOrder } from "@heirloop/demo/records/order";
import { getDeliveryMiles } from "@heirloop/machines/delivery/delivery-miles";
import { loadZipDistance, loadZipMiles } from "../modules/hub/load-zip-distance.ts";
import { setDeadline } from "../modules/order-process/order.effects.ts";
import {
  orderListingTable,
  orderStepTable,
  orderTable,
  type OrderRow,
} from "../modules/order/order.table.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

/** Derives a missing pickup code from the order's id: six digits. */
const codeOf = (id: string): string =>
  String(createHash("sha256").update(id).digest().readUInt32BE() % 1_000_000).padStart(6, "0");

type ZipTable = Parameters<typeof getDeliveryMiles>[2];

function rowOf(one: DemoOrder, { account, listing }: Seeding, checkoutId: string, zips: ZipTable): OrderRow {
  const buyer = account(one.buyerId);
  const { phone } = buyer;
  const [first] = one.listings;
  return {
    id: one.id,
    checkoutId,
    chatId: one.chatId,
    buyerId: one.buyerId,
    sellerId: one.sellerId,
    status: one.status,
    type: one.type,
    scheduleViewing: one.scheduleViewing,
    approved: one.approved,
    offerAmount: one.offer?.amount ?? null,
    offerStatus: one.offer?.status ?? null,
    offerCounter: one.offer?.counteroffer ?? null,
    offerBuyerAmount: one.offer?.buyerAmount ?? null,
    offerSellerAmount: one.offer?.sellerAmount ?? null,
    offerTurn: one.offer?.turn ?? null,
    ...one.breakdown,
    taxRates: one.taxRates,
    taxRate: Math.round(one.taxRates.items / 100),
    address: one.address,
    contact:
      phone === null
        ? null
        : { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phone },
    pickup: one.pickup,
    buyerHub: buyer.hub,
    deliveredBy: one.deliveredBy ?? null,
    deliveryMiles:
      one.address === null
        ? null
        : getDeliveryMiles(
            one.listings.map(({ listingId }) => {
              const piece = listing(listingId);
              const [longitude, latitude] = piece.coordinates;
              return { terms: termsOfPiece(piece, account(one.sellerId)), city: { latitude, longitude } };
            }),
            one.address.zip,
            zips,
          ),
    sellerHub: first === undefined ? account(one.sellerId).hub : listing(first.listingId).hub,
    proposals: one.proposals.map((proposal) => ({ ...proposal })),
    agreed: one.agreed,
    carrierName: one.carrier?.name ?? null,
    carrierQuote: one.carrier?.quote ?? null,
    tracking: one.tracking,
    proof: one.proof,
    handoffCode: one.handoffCode ?? (one.type === "pickup" ? codeOf(one.id) : null),
    reschedule: one.reschedule,
    late: one.late.length === 0 ? null : [...one.late],
    noShow: one.noShow,
    completeOffAskedBy: one.completeOffAskedBy,
    deadlineEvent: null,
    deadlineAt: null,
    createdAt: instant(one.createdAt),
    changedAt: instant(one.changedAt),
  };
}

/** Orders with their pieces and history; open ones get the deadline jobs of any other order. */
export async function seedOrders(seeding: Seeding, checkoutOf: ReadonlyMap<string, string>): Promise<void> {
  const { tx, deps, world, listing } = seeding;
  const zips = { zipDistance: await loadZipDistance(), zipMiles: await loadZipMiles() };
  await fill(
    world.orders.map((one) => rowOf(one, seeding, checkoutOf.get(one.id) ?? deps.newId(), zips)),
    (lot) => tx.insert(orderTable).values(lot),
  );
  const pieces = world.orders.flatMap((one) =>
    one.listings.map(({ listingId, price }, position) => {
      const piece = listing(listingId);
      return {
        orderId: one.id,
        listingId: piece.heirloopId,
        position,
        price,
        claims: one.status === "requested" || piece.soldTo === one.id,
      };
    }),
  );
  await fill(pieces, (lot) => tx.insert(orderListingTable).values(lot));
  const steps = world.orders.flatMap((one) =>
    one.history.map(({ type, by, at, reason }, index) => {
      const userId = by === null ? null : by === "buyer" ? one.buyerId : one.sellerId;
      return { orderId: one.id, number: index + 1, type, side: by, userId, reason, at: instant(at) };
    }),
  );
  await fill(steps, (lot) => tx.insert(orderStepTable).values(lot));
  for (const { id, deadline } of world.orders)
    if (deadline !== null) await setDeadline(tx, deps, id, deadline.event, instant(deadline.at));
}
