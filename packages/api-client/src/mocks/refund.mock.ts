import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { cents, sumCents } from "@heirloop/contract/money/money.schema";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { refundableOf } from "@heirloop/demo/projection/money-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoOrder } from "@heirloop/demo/records/order";
import { refundRefusal } from "@heirloop/machines/order/refund-refusal";
import { accountFrom } from "./admin.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem, refuse } from "./mock-problem.ts";
import { type MockWorld, storeOrder } from "./mock-world.ts";

const maxListed = 50;

const isPaid = ({ payment: { status } }: DemoOrder) => status === "captured" || status === "refunded";

function paidOrderFrom(world: MockWorld, order: DemoOrder) {
  const { index } = world;
  const { id, status, listings, breakdown, buyerId, sellerId, createdAt } = order;
  return {
    _id: orderIdSchema.parse(id),
    status,
    pieces: listings.map(({ listingId }) => getRequired(index.listings, listingId).title),
    total: cents(breakdown.total),
    refundable: sumCents(refundableOf(index, order)),
    refunding: sumCents(0),
    disputed: false,
    buyer: accountFrom(world, getRequired(index.accounts, buyerId)),
    seller: accountFrom(world, getRequired(index.accounts, sellerId)),
    date: createdAt,
  };
}

function listPaid(world: MockWorld, keyword: string) {
  const { accounts, orders } = world.index;
  const isSide = (id: string) => getRequired(accounts, id).email === keyword.toLowerCase();
  return [...orders.values()]
    .filter(isPaid)
    .filter(
      ({ id, buyerId, sellerId }) => keyword === "" || id === keyword || isSide(buyerId) || isSide(sellerId),
    )
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, maxListed)
    .map((order) => paidOrderFrom(world, order));
}

/** Paid orders and their refunds. */
export const refundMocks: readonly MockRoute[] = [
  mock(adminEndpoints.paidOrders, ({ query: { keyword }, world }) => ({ orders: listPaid(world, keyword) })),
  mock(adminEndpoints.refundOrder, ({ params, body: { amount, reason }, world }) => {
    const order = world.index.orders.get(params.orderId);
    if (order === undefined) throw problem("not-found");
    const left = isPaid(order) ? refundableOf(world.index, order) : 0;
    refuse(refundRefusal({ amount, left, isDisputed: false }));
    const refunded: DemoOrder = {
      ...order,
      refunds: [...(order.refunds ?? []), { amount, reason, at: world.now() }],
      payment: { ...order.payment, status: amount === left ? "refunded" : order.payment.status },
    };
    storeOrder(world, refunded);
    return paidOrderFrom(world, refunded);
  }),
];
