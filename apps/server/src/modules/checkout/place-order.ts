import { randomInt } from "node:crypto";
import type { PlannedOrder } from "@heirloop/machines/checkout/checkout-plan";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { chatForOrder } from "../chat/order-chat.service.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { findOpenOffer, insertOrder, insertStep } from "../order/order.queries.ts";
import { carryOut } from "../order-process/order.effects.ts";
import { mailSides } from "../order-process/order.mail.ts";
import { applyEvent, system, publishOrder } from "../order-process/order.service.ts";
import { insertPayment } from "../payment/payment.queries.ts";
import { planPlacement, type Purchase } from "./placement.plan.ts";

/** Six digits that the buyer shows at pickup. */
const newHandoffCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** A buyer who orders a piece at its price no longer needs an answer to their offer for it. */
async function endOwnOffers(
  tx: Db,
  deps: Deps,
  buyerId: string,
  listingIds: readonly string[],
): Promise<void> {
  for (const listingId of listingIds) {
    const offer = await findOpenOffer(tx, buyerId, listingId);
    if (offer !== null) await applyEvent(tx, deps, offer, { type: "end-offer", outcome: "bought" }, system);
  }
}

/**
 * Creates an order from one seller's part of a purchase. The caller holds the listings' locks and has checked
 * that they can be bought.
 */
export async function placeOrder(
  tx: Db,
  deps: Deps,
  planned: PlannedOrder<ListingRow>,
  purchase: Purchase,
): Promise<string> {
  const { buyerId, request } = purchase;
  const listingIds = planned.listings.map((listing) => listing.id);
  if (request.offerAmount === undefined) await endOwnOffers(tx, deps, buyerId, listingIds);
  const id = deps.newId();
  const chat = await chatForOrder(tx, deps, { buyerId, sellerId: planned.sellerId, listingIds }, id);
  const { order, pieces, payment, step, effects } = planPlacement(planned, purchase, {
    id,
    chatId: chat.id,
    handoffCode: newHandoffCode(),
    now: deps.now(),
  });
  await insertOrder(tx, order, pieces);
  await insertPayment(tx, payment);
  await insertStep(tx, step);
  const endOffer = async (other: string) =>
    void (await applyEvent(tx, deps, other, { type: "end-offer", outcome: "sold" }, system));
  for (const effect of effects)
    await carryOut(tx, deps, effect, { order, listingIds, by: "buyer", endOffer });
  await mailSides(tx, deps, order, { news: step.type, by: "buyer", from: order.status });
  await publishOrder(deps, order);
  return id;
}
