import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type {
  OrderEvent,
  OrderOfferEvent,
  OrderPaymentEvent,
  OrderTimeEvent,
} from "@heirloop/contract/order/order.events";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { formatWait } from "../../platform/rate-limits/rate-limiter.ts";
import { toPictureAddress } from "../upload/picture-address.ts";
import { claimOwnUploads } from "../upload/upload.queries.ts";
import { findOrder } from "../order/order.queries.ts";

type Handed = Readonly<{
  event: OrderEvent | OrderOfferEvent | OrderPaymentEvent | OrderTimeEvent;
  by: OrderActor;
}>;

const codeLimit = {
  points: constants.handoffFailures,
  seconds: constants.handoffFailureWindow / 1000,
  message: (secondsLeft: number) =>
    `Too many wrong codes. Try again in ${formatWait(secondsLeft)}, or ask the buyer to confirm the pickup on the page of their order.`,
};

/** A six-digit code is easy to guess, so attempts are limited per order. Called before the order is locked. */
export async function limitPickupCodes(
  db: Db,
  { rateLimiter }: Deps,
  { orderId, event, userId }: { orderId: string; event: OrderEvent; userId: string },
): Promise<void> {
  if (event.type !== "pick-up") return;
  const order = await findOrder(db, orderId);
  if (order?.sellerId === userId && order.status === "active-pickup")
    await rateLimiter.consume("pickup code", codeLimit, order.id);
}

/** Returns the seller's own picture that proves a delivery; null for every other event. */
export async function proofOf(tx: Db, { event, by, userId }: Handed & { userId: string | null }) {
  if (event.type !== "deliver" || by !== "seller" || event.proof === undefined) return null;
  const proof = toPictureAddress(event.proof);
  if (userId === null || !(await claimOwnUploads(tx, userId, [proof])).has(proof))
    throw problem("invalid", { errors: [{ path: "proof", message: "Upload the picture again" }] });
  return proof;
}
