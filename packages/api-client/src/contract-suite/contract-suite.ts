import { describe } from "vitest";
import { accountCalls, catalogueCalls } from "./account-calls.ts";
import { notificationCalls, reviewCalls } from "./activity-calls.ts";
import { chatCalls } from "./chat-calls.ts";
import { type ContractTarget, speakTo } from "./contract-target.ts";
import { orderEvents, orderReads } from "./order-calls.ts";

/**
 * What everything that calls itself the product's server does, call by call (docs/product.md §7). The target holds a demo world, its own:
 * the suite writes into it. Reads come before the writes that change what they read.
 */
export function describeContract(target: ContractTarget): void {
  describe(`the contract of ${target.name}`, () => {
    const contract = speakTo(target);
    accountCalls(contract);
    catalogueCalls(contract);
    orderReads(contract);
    notificationCalls(contract);
    reviewCalls(contract);
    chatCalls(contract);
    orderEvents(contract);
  });
}
