import type { Order } from "@heirloop/contract/order/order.schema";
import { expect } from "vitest";
import { listLedgerEntries } from "../modules/payment/payment.queries.ts";
import { cards, contact, savedCard, type TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

type Extra = Record<string, unknown>;
type OrderRef = { _id: string };

/** Orders of pieces for $500 each, through the API. */
export function createOrderCalls(getServer: () => TestServer) {
  /** Orders a piece; `extra` replaces fields of the checkout. */
  async function place(
    buyer: TestPerson,
    id: string,
    extra: Extra = {},
    card: string = cards.pays,
  ): Promise<Order> {
    const server = getServer();
    const body = {
      listings: [{ id, listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, buyer.token, card),
      ...extra,
    };
    const answer = await server.call("POST", "/api/checkout", { token: buyer.token, body });
    const [order] = (answer.body as { orders?: Order[] }).orders ?? [];
    if (order === undefined) throw new Error(answer.text);
    return order;
  }

  const send = (who: TestPerson, order: OrderRef, event: Extra) =>
    getServer().call("POST", `/api/orders/${order._id}/events`, { token: who.token, body: event });

  /** Sends an event that has to be accepted. */
  async function drive(who: TestPerson, order: OrderRef, event: Extra): Promise<Order> {
    const answer = await send(who, order, event);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as Order;
  }

  const get = async (who: TestPerson, order: OrderRef) =>
    (await getServer().call("GET", `/api/orders/${order._id}`, { token: who.token })).body as Order;

  /** The ledger's balances of an order in cents, without those that are zero. */
  async function balance(order: OrderRef): Promise<Record<string, number>> {
    const accounts: Record<string, number> = {};
    const lines = await listLedgerEntries(getServer().db, order._id);
    for (const { account, amount } of lines) accounts[account] = (accounts[account] ?? 0) + amount;
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    return Object.fromEntries(
      Object.entries(accounts)
        .filter(([, amount]) => amount !== 0)
        .toSorted(),
    );
  }

  return { place, send, drive, get, balance };
}
