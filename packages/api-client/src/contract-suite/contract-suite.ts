import { describe } from "vitest";
import { adminCalls } from "./admin-calls.ts";
import { brandCalls } from "./brand-calls.ts";
import { accountCalls, catalogCalls } from "./account-calls.ts";
import { notificationCalls, reviewCalls } from "./activity-calls.ts";
import { dashboardCalls, sellingCalls } from "./selling-calls.ts";
import { blogCalls } from "./blog-calls.ts";
import { chatCalls } from "./chat-calls.ts";
import { consignmentCalls } from "./consignment-calls.ts";
import { checkoutCalls } from "./checkout-calls.ts";
import { type ContractTarget, speakTo } from "./contract-target.ts";
import { inquiryCalls } from "./inquiry-calls.ts";
import { savedSearchCalls } from "./saved-search-calls.ts";
import { orderEvents, orderReads } from "./order-calls.ts";

/**
 * What every implementation of the API does, call by call (docs/product.md §7). The target has demo data of its own,
 * which the suite changes. Reads come before the writes that change what they read.
 */
export function describeContract(target: ContractTarget): void {
  describe(`the contract of ${target.name}`, () => {
    const contract = speakTo(target);
    accountCalls(contract);
    catalogCalls(contract);
    blogCalls(contract);
    orderReads(contract);
    notificationCalls(contract);
    reviewCalls(contract);
    chatCalls(contract);
    consignmentCalls(contract);
    dashboardCalls(contract);
    sellingCalls(contract);
    brandCalls(contract);
    inquiryCalls(contract);
    savedSearchCalls(contract);
    orderEvents(contract);
    checkoutCalls(contract);
    adminCalls(contract);
  });
}
