import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { SnapshotFrom, StateValueFrom } from "xstate";
import type { OrderContext } from "./order-context.ts";
import { orderMachine } from "./order.machine.ts";

/** What an order's row says about it, in the machine's terms. */
export type MovedOrder = { status: OrderStatus; context: OrderContext };

/** The order machine in the order's current state. */
export function snapshotOf({ status, context }: MovedOrder): SnapshotFrom<typeof orderMachine> {
  // A status that is not a state of the machine does not compile.
  const value: StateValueFrom<typeof orderMachine> = status;
  return orderMachine.resolveState({ value, context });
}
