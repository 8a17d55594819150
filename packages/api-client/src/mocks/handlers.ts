import type { HttpHandler } from "msw";
import { accountSummaryMocks } from "./account-summary.mock.ts";
import { accountMocks } from "./account.mock.ts";
import { adminMocks } from "./admin.mock.ts";
import { blockedPeopleMocks } from "./blocked-people.mock.ts";
import { blogMocks } from "./blog.mock.ts";
import { brandReviewMocks } from "./brand-review.mock.ts";
import { businessMocks } from "./business.mock.ts";
import { chatMocks } from "./chat.mock.ts";
import { checkoutMocks } from "./checkout.mock.ts";
import { consignmentMocks } from "./consignment.mock.ts";
import { dashboardMocks } from "./dashboard.mock.ts";
import { deliveryTermsMocks } from "./delivery-terms.mock.ts";
import { inquiryMocks } from "./inquiry.mock.ts";
import { savedMocks } from "./saved.mock.ts";
import { listingChangeMocks } from "./listing-change.mock.ts";
import { listingImportMocks } from "./listing-import.mock.ts";
import { listingReportMocks } from "./listing-report.mock.ts";
import { listingMocks } from "./listing.mock.ts";
import type { MockRoute } from "./mock-handler.ts";
import { createMockWorld, type MockWorld } from "./mock-world.ts";
import { notificationPreferenceMocks } from "./notification-preference.mock.ts";
import { notificationMocks } from "./notification.mock.ts";
import { orderCaseMocks } from "./order-case.mock.ts";
import { orderMocks } from "./order.mock.ts";
import { passkeyMocks } from "./passkey.mock.ts";
import { personalDataMocks } from "./personal-data.mock.ts";
import { priceGuideMocks } from "./price-guide.mock.ts";
import { payoutMocks } from "./payout.mock.ts";
import { pushMocks } from "./push.mock.ts";
import { quoteMocks } from "./quote.mock.ts";
import { refundMocks } from "./refund.mock.ts";
import { reviewReplyMocks } from "./review-reply.mock.ts";
import { reviewReportMocks } from "./review-report.mock.ts";
import { reviewMocks } from "./review.mock.ts";
import { savedSearchMocks } from "./saved-search.mock.ts";
import { sellerFollowMocks } from "./seller-follow.mock.ts";
import { twoStepMocks } from "./two-step.mock.ts";
import { waitingListMocks } from "./waiting-list.mock.ts";

/** Fixed segments come before parameters: `/api/chat/all-chats` before `/api/chat/{chatId}`. */
const rank = ({ endpoint: { path } }: MockRoute): string =>
  path
    .split("/")
    .map((part) => (part.startsWith("{") ? "1" : "0"))
    .join("");

/** Every call that the mocks answer. */
export const mockRoutes: readonly MockRoute[] = [
  ...accountSummaryMocks,
  ...accountMocks,
  ...adminMocks,
  ...blockedPeopleMocks,
  ...blogMocks,
  ...brandReviewMocks,
  ...businessMocks,
  ...chatMocks,
  ...checkoutMocks,
  ...consignmentMocks,
  ...dashboardMocks,
  ...deliveryTermsMocks,
  ...inquiryMocks,
  ...savedMocks,
  ...listingChangeMocks,
  ...listingImportMocks,
  ...listingMocks,
  ...listingReportMocks,
  ...notificationMocks,
  ...notificationPreferenceMocks,
  ...orderMocks,
  ...orderCaseMocks,
  ...passkeyMocks,
  ...personalDataMocks,
  ...priceGuideMocks,
  ...payoutMocks,
  ...pushMocks,
  ...quoteMocks,
  ...refundMocks,
  ...reviewMocks,
  ...reviewReplyMocks,
  ...reviewReportMocks,
  ...savedSearchMocks,
  ...sellerFollowMocks,
  ...twoStepMocks,
  ...waitingListMocks,
].toSorted((a, b) => rank(a).localeCompare(rank(b)));

/**
 * Handlers for msw over one world: for `parameters.msw.handlers` of a story, `setupWorker` or `setupServer`. A call that they have no
 * answer to stays unhandled.
 */
export function createHandlers(world: MockWorld = createMockWorld()): HttpHandler[] {
  return mockRoutes.map(({ handler }) => handler(world));
}
