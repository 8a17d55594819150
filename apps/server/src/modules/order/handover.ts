import { business } from "@heirloop/contract/business/business-constants";
import type { OrderEvent, OrderTimeEvent } from "@heirloop/contract/order/order.events";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import type { Deps } from "../../deps.ts";
import { problem } from "../../http/problem.ts";
import type { OrderRow } from "./order.table.ts";

type Handed = Readonly<{
  order: Pick<OrderRow, "id" | "status">;
  event: OrderEvent | OrderTimeEvent;
  by: OrderActor;
}>;

const codeLimit = { points: business.handoffFailures, seconds: business.handoffFailureWindow / 1000 };

/** Six digits are soon guessed: each code that a seller gives for an order counts, the right one ends the order anyway. */
export async function limitCodes({ rateLimiter }: Deps, { order, event, by }: Handed): Promise<void> {
  if (event.type === "pick-up" && by === "seller" && order.status === "active-pickup")
    await rateLimiter.consume("pickup code", codeLimit, order.id);
}

/** The picture with which a seller proves a delivery; null for every other event. */
export async function proofOf({ pictures }: Deps, { event, by }: Omit<Handed, "order">) {
  if (event.type !== "deliver" || by !== "seller" || event.proof === undefined) return null;
  if (!(await pictures.isUpload(event.proof)))
    throw problem("invalid", { errors: [{ path: "proof", message: "Upload the picture first" }] });
  return event.proof;
}
