import { describe } from "vitest";
import { adminCalls } from "./admin-calls.ts";
import { brandCalls } from "./brand-calls.ts";
import { deliveryTermsCalls } from "./delivery-terms-calls.ts";
import { accountCalls, catalogCalls } from "./account-calls.ts";
import { notificationCalls, reviewCalls } from "./activity-calls.ts";
import { dashboardCalls, sellingCalls } from "./selling-calls.ts";
import { blockedPeopleCalls } from "./blocked-people-calls.ts";
import { blogCalls } from "./blog-calls.ts";
import { chatCalls } from "./chat-calls.ts";
import { consignmentCalls } from "./consignment-calls.ts";
import { checkoutCalls } from "./checkout-calls.ts";
import { type ContractTarget, createContract } from "./contract-target.ts";
import { listingReportCalls } from "./listing-report-calls.ts";
import { notificationPreferenceCalls } from "./notification-preference-calls.ts";
import { inquiryCalls } from "./inquiry-calls.ts";
import { personalDataCalls } from "./personal-data-calls.ts";
import { priceGuideCalls } from "./price-guide-calls.ts";
import { buyerRecordCalls, reviewReplyCalls } from "./review-reply-calls.ts";
import { pushCalls } from "./push-calls.ts";
import { sellerFollowCalls } from "./seller-follow-calls.ts";
import { savedSearchCalls } from "./saved-search-calls.ts";
import { orderCaseCalls } from "./order-case-calls.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { payoutCalls } from "./payout-calls.ts";
import { twoStepCalls } from "./two-step-calls.ts";
import { orderEvents } from "./order-events.ts";
import { orderReads } from "./order-reads.ts";

/**
 * What every implementation of the API does, call by call (docs/product.md §7). The target has demo data of its own,
 * which the suite changes. Reads come before the writes that change what they read.
 */
export function describeContract(target: ContractTarget): void {
  describe(`the contract of ${target.name}`, () => {
    const contract = createContract(target);
    accountCalls(contract);
    deliveryTermsCalls(contract);
    catalogCalls(contract);
    blogCalls(contract);
    orderReads(contract);
    buyerRecordCalls(contract);
    notificationCalls(contract);
    reviewCalls(contract);
    chatCalls(contract);
    consignmentCalls(contract);
    dashboardCalls(contract);
    payoutCalls(contract);
    sellingCalls(contract);
    brandCalls(contract);
    inquiryCalls(contract);
    priceGuideCalls(contract);
    savedSearchCalls(contract);
    blockedPeopleCalls(contract);
    sellerFollowCalls(contract);
    notificationPreferenceCalls(contract);
    pushCalls(contract);
    listingReportCalls(contract);
    orderEvents(contract);
    checkoutCalls(contract);
    adminCalls(contract);
    orderCaseCalls(contract);
    reviewReplyCalls(contract);
    twoStepCalls(contract);
    passkeyCalls(contract);
    personalDataCalls(contract);
  });
}
