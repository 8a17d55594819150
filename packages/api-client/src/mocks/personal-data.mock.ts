import { isOfferStage, openStatuses } from "@heirloop/contract/order/order-status";
import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import {
  type ClosingObstacle,
  personalDataEndpoints,
} from "@heirloop/contract/personal-data/personal-data.endpoints";
import type { DemoAccount } from "@heirloop/demo/records/account";
import { block } from "./admin.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import { type MockWorld, storeAccount } from "./mock-world.ts";
import { listPayouts } from "./payout.mock.ts";
import { removePasskeysOf } from "./passkey.mock.ts";
import { checkOwner, endSessions, spendCode } from "./two-step.mock.ts";

const inProgress = new Set(["submitted", "available", "accepted", "collected", "listed"]);

/** As the server decides it. */
function obstaclesOf(world: MockWorld, { id, admin }: DemoAccount): ClosingObstacle[] {
  const orders = [...world.index.orders.values()];
  const [bought, sold] = [
    orders.filter(({ buyerId }) => buyerId === id),
    orders.filter(({ sellerId }) => sellerId === id),
  ];
  const isOpen = ({ status }: (typeof orders)[number]) => openStatuses.includes(status);
  const isOffer = ({ status }: (typeof orders)[number]) => isOfferStage(status);
  const cases = [...bought, ...sold].filter(({ case: one }) => one !== undefined && isCaseOpen(one.status));
  const due = listPayouts(world, { id }).filter(
    ({ status }) => status !== "arrived" && status !== "reversed",
  );
  const pieces = world.consignments.filter(({ status }) => inProgress.has(status));
  const all: ClosingObstacle[] = [
    { kind: "purchases", count: bought.filter(isOpen).length, orderId: null },
    { kind: "sales", count: sold.filter(isOpen).length, orderId: null },
    { kind: "offers-made", count: bought.filter(isOffer).length, orderId: null },
    { kind: "offers-received", count: sold.filter(isOffer).length, orderId: null },
    { kind: "cases", count: cases.length, orderId: cases[0]?.id ?? null },
    { kind: "payouts", count: due.length, orderId: null },
    {
      kind: "consigned-pieces",
      count: pieces.filter(({ consignerId }) => consignerId === id).length,
      orderId: null,
    },
    {
      kind: "accepted-pieces",
      count: pieces.filter(({ acceptedBy }) => acceptedBy === id).length,
      orderId: null,
    },
    { kind: "admin-rights", count: admin ? 1 : 0, orderId: null },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Nobody logs in to it anymore, and orders show it as the server does. */
function close(world: MockWorld, account: DemoAccount): void {
  block(world, account, "Closed by its owner");
  storeAccount(world, {
    ...account,
    blocked: true,
    blockedReason: "Closed by its owner",
    firstName: "Former member",
    lastName: "",
    email: `${account.id.toLowerCase()}@erased.invalid`,
    picture: null,
    phone: null,
  });
  world.closedAccounts.add(account.id);
  world.twoSteps.delete(account.id);
  removePasskeysOf(world, account.id);
  world.passwords.set(account.id, world.newId());
  endSessions(world, account.id);
}

/** A copy of what is stored, and closing an account. */
export const personalDataMocks: readonly MockRoute[] = [
  mock(personalDataEndpoints.copy, ({ caller, body: { password }, world }) => {
    checkOwner(world, caller, password);
    const { id, firstName, lastName, email } = caller.account;
    return { account: { id, firstName, lastName, email }, rows: {} };
  }),
  mock(personalDataEndpoints.closing, ({ caller: { account }, world }) => ({
    obstacles: obstaclesOf(world, account),
    needsCode: world.twoSteps.has(account.id),
  })),
  mock(personalDataEndpoints.close, ({ caller, body: { password, code }, world }) => {
    checkOwner(world, caller, password);
    if (world.twoSteps.has(caller.account.id)) {
      if (code === undefined) throw badField("code", "Enter a code from your app");
      spendCode(world, caller.account.id, code);
    }
    if (obstaclesOf(world, caller.account).length > 0) throw problem("state-conflict");
    close(world, caller.account);
  }),
];
