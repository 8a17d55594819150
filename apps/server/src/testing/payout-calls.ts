import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { sumMoney } from "@heirloop/contract/order/order-money";
import type { Order } from "@heirloop/contract/order/order.schema";
import { eq } from "drizzle-orm";
import { payoutTable } from "../modules/payout/payout.table.ts";
import { piece, type TestPerson } from "./marketplace-world.ts";
import { createOrderCalls } from "./order-calls.ts";
import type { TestServer } from "./test-server.ts";

type World = { server: TestServer; admin: TestPerson; buyer: TestPerson; seller: TestPerson };

/** An order's money as each side sees it, and its payout; for tests of refunds and disputes. */
export function createPayoutCalls(getWorld: () => World) {
  const { place, drive, get } = createOrderCalls(() => getWorld().server);

  const orderOf = (who: TestPerson, orderId: string): Promise<Order> => get(who, { _id: orderId });

  /** The sums in cents that buyer, seller and admin see. */
  async function sums(orderId: string): Promise<number[]> {
    const { buyer, seller, admin } = getWorld();
    const orders = await Promise.all([buyer, seller, admin].map((who) => orderOf(who, orderId)));
    return orders.map(({ money }) => sumMoney(money));
  }

  const payoutOf = async (orderId: string) =>
    (await getWorld().server.db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)))[0];

  /** Advances the clock until payouts are due, and sends them. */
  async function runDuePayouts(): Promise<void> {
    const { clock, deps } = getWorld().server;
    clock.advance(constants.payoutDelay);
    await deps.jobs.runDue();
  }

  /** Approves a pickup for $536.25 with tax, without an agreed time. Returns the order's id. */
  async function approvedOrder(card?: string): Promise<string> {
    const { server, buyer, seller } = getWorld();
    const order = await place(buyer, await piece(server, seller.id), {}, card);
    await drive(seller, order, { type: "approve" });
    return order._id;
  }

  return { orderOf, sums, payoutOf, runDuePayouts, approvedOrder };
}
