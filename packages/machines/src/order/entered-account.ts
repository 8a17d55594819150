import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { OrderActor } from "./order-event.ts";
import type { Side } from "@heirloop/contract/user/user.schema";

/**
 * What an event does to the buyer's money. `commits` names an amount that the other side's answer alone would charge; `returns` also
 * stands for letting go of a card or of what was set aside.
 */
type Money = "untouched" | "commits" | "charges" | "returns" | "pays-out";

const both = (money: Money): Readonly<Record<Side, Money>> => ({ buyer: money, seller: money });

/** Every event of an order, sent as either side. */
const moneyOf: Readonly<Record<OrderEventType, Readonly<Record<Side, Money>>>> = {
  accept: both("charges"),
  counter: { buyer: "commits", seller: "untouched" },
  decline: both("returns"),
  withdraw: both("returns"),
  approve: both("charges"),
  cancel: both("returns"),
  schedule: both("untouched"),
  "confirm-schedule": both("untouched"),
  "assign-carrier": both("untouched"),
  ship: both("untouched"),
  deliver: both("pays-out"),
  "pick-up": both("pays-out"),
  "complete-off": both("returns"),
  remove: both("returns"),
};

/**
 * Whether an admin inside a side's account may send this as that side: payments stay out of reach there (docs/product.md §6). What an admin
 * has to do about an order's money, an admin does as one, with `remove`.
 */
export function maySendWhileEntered(event: OrderEventType, by: OrderActor): boolean {
  return (by !== "buyer" && by !== "seller") || moneyOf[event][by] === "untouched";
}
