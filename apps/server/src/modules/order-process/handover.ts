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
import { findOwnUploads } from "../upload/upload.queries.ts";
import type { OrderRow } from "../order/order.table.ts";

type Handed = Readonly<{
  order: Pick<OrderRow, "id" | "status">;
  event: OrderEvent | OrderOfferEvent | OrderPaymentEvent | OrderTimeEvent;
  by: OrderActor;
}>;

const codeLimit = { points: constants.handoffFailures, seconds: constants.handoffFailureWindow / 1000 };

/** A six-digit code is easy to guess, so attempts are limited per order. */
export async function limitCodes({ rateLimiter }: Deps, { order, event, by }: Handed): Promise<void> {
  if (event.type === "pick-up" && by === "seller" && order.status === "active-pickup")
    await rateLimiter.consume("pickup code", codeLimit, order.id);
}

/** Returns the seller's own picture that proves a delivery; null for every other event. */
export async function proofOf(
  tx: Db,
  { event, by, userId }: Omit<Handed, "order"> & { userId: string | null },
) {
  if (event.type !== "deliver" || by !== "seller" || event.proof === undefined) return null;
  const { proof } = event;
  if (userId === null || !(await findOwnUploads(tx, userId, [proof])).has(proof))
    throw problem("invalid", { errors: [{ path: "proof", message: "Upload the picture first" }] });
  return proof;
}
