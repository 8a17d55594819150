import type { OrderEventType } from "@heirloop/contract/order/order.events";
import { isSide, type OrderActor } from "./order-event.ts";
import type { Side } from "@heirloop/contract/user/user.schema";

/**
 * What an event does to the buyer's money. `commits` sets an amount that the other side's acceptance alone
 * would charge; `returns` also covers detaching a card and voiding an authorization.
 */
type Money = "untouched" | "commits" | "charges" | "returns" | "pays-out";

const both = (money: Money): Readonly<Record<Side, Money>> => ({ buyer: money, seller: money });

/** Every event of an order, by each side. */
const moneyOf: Readonly<Record<OrderEventType, Readonly<Record<Side, Money>>>> = {
  accept: both("charges"),
  counter: { buyer: "commits", seller: "untouched" },
  decline: both("returns"),
  withdraw: both("returns"),
  "retry-payment": both("charges"),
  approve: both("charges"),
  cancel: both("returns"),
  "set-pickup": both("untouched"),
  schedule: both("untouched"),
  "confirm-schedule": both("untouched"),
  reschedule: both("untouched"),
  "confirm-reschedule": both("untouched"),
  "keep-schedule": both("untouched"),
  "running-late": both("untouched"),
  "report-no-show": both("returns"),
  "contest-no-show": both("untouched"),
  "withdraw-no-show": both("pays-out"),
  "confirm-handover": both("pays-out"),
  "assign-carrier": both("untouched"),
  ship: both("untouched"),
  deliver: both("pays-out"),
  "pick-up": both("pays-out"),
  "complete-off": both("returns"),
  remove: both("returns"),
};

/**
 * Whether an admin who impersonates a side may send this event: payments are off limits there
 * (docs/product.md §6). To act on an order's money, an admin uses `remove` as an admin.
 */
export function isAllowedDuringImpersonation(event: OrderEventType, by: OrderActor): boolean {
  return !isSide(by) || moneyOf[event][by] === "untouched";
}
