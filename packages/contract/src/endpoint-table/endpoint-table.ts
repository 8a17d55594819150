import { accountSummaryEndpoints } from "../account-summary/account-summary.endpoints.ts";
import { adminEndpoints } from "../admin/admin.endpoints.ts";
import { brandReviewEndpoints } from "../admin/brand-review.endpoints.ts";
import { reportedListingEndpoints } from "../admin/reported-listing.endpoints.ts";
import { stuckPaymentEndpoints } from "../admin/stuck-payment.endpoints.ts";
import { analyticsEndpoints } from "../analytics/analytics.endpoints.ts";
import { blockedPeopleEndpoints } from "../blocked-people/blocked-people.endpoints.ts";
import { blogEndpoints } from "../blog/blog.endpoints.ts";
import { cartEndpoints } from "../cart/cart.endpoints.ts";
import { menuEndpoints } from "../menu/menu.endpoints.ts";
import { chatEndpoints } from "../chat/chat.endpoints.ts";
import { checkoutEndpoints } from "../checkout/checkout.endpoints.ts";
import { consignmentEndpoints } from "../consignment/consignment.endpoints.ts";
import { dashboardEndpoints } from "../dashboard/dashboard.endpoints.ts";
import { discountEndpoints } from "../discount/discount.endpoints.ts";
import { inquiryEndpoints } from "../inquiry/inquiry.endpoints.ts";
import { favoriteEndpoints } from "../favorite/favorite.endpoints.ts";
import { listingReportEndpoints } from "../listing-report/listing-report.endpoints.ts";
import { listingEndpoints } from "../listing/listing.endpoints.ts";
import { notificationPreferenceEndpoints } from "../notification/notification-preferences.endpoints.ts";
import { notificationEndpoints } from "../notification/notification.endpoints.ts";
import { orderEndpoints } from "../order/order.endpoints.ts";
import { orderCaseEndpoints } from "../order-case/order-case.endpoints.ts";
import { passkeyEndpoints } from "../passkey/passkey.endpoints.ts";
import { paymentEndpoints } from "../payment/payment.endpoints.ts";
import { payoutEndpoints } from "../payout/payout.endpoints.ts";
import { priceGuideEndpoints } from "../price-guide/price-guide.endpoints.ts";
import { deliveryTermsEndpoints } from "../delivery-terms/delivery-terms.endpoints.ts";
import { personalDataEndpoints } from "../personal-data/personal-data.endpoints.ts";
import { pickupCalendarEndpoints } from "../pickup-calendar/pickup-calendar.endpoints.ts";
import { profileEndpoints } from "../profile/profile.endpoints.ts";
import { promoEndpoints } from "../promo/promo.endpoints.ts";
import { reviewEndpoints } from "../review/review.endpoints.ts";
import { savedSearchEndpoints } from "../saved-search/saved-search.endpoints.ts";
import { searchEndpoints } from "../search/search.endpoints.ts";
import { twoStepEndpoints } from "../two-step/two-step.endpoints.ts";
import { uploadEndpoints } from "../upload/upload.endpoints.ts";
import { sellerFollowEndpoints } from "../seller-follow/seller-follow.endpoints.ts";
import { authEndpoints } from "../user/user.endpoints.ts";

/**
 * Every call of the product, by noun. The server mounts those it implements; OpenAPI lists the mounted ones.
 */
export const endpointTable = {
  accountSummary: accountSummaryEndpoints,
  admin: adminEndpoints,
  analytics: analyticsEndpoints,
  auth: authEndpoints,
  blockedPeople: blockedPeopleEndpoints,
  blog: blogEndpoints,
  brandReview: brandReviewEndpoints,
  cart: cartEndpoints,
  menu: menuEndpoints,
  chat: chatEndpoints,
  checkout: checkoutEndpoints,
  consignment: consignmentEndpoints,
  dashboard: dashboardEndpoints,
  discount: discountEndpoints,
  inquiry: inquiryEndpoints,
  favorite: favoriteEndpoints,
  listing: listingEndpoints,
  listingReport: listingReportEndpoints,
  notification: notificationEndpoints,
  notificationPreference: notificationPreferenceEndpoints,
  order: orderEndpoints,
  orderCase: orderCaseEndpoints,
  passkey: passkeyEndpoints,
  payment: paymentEndpoints,
  payout: payoutEndpoints,
  priceGuide: priceGuideEndpoints,
  pickupCalendar: pickupCalendarEndpoints,
  deliveryTerms: deliveryTermsEndpoints,
  profile: profileEndpoints,
  promo: promoEndpoints,
  reportedListing: reportedListingEndpoints,
  review: reviewEndpoints,
  savedSearch: savedSearchEndpoints,
  sellerFollow: sellerFollowEndpoints,
  search: searchEndpoints,
  stuckPayment: stuckPaymentEndpoints,
  twoStep: twoStepEndpoints,
  personalData: personalDataEndpoints,
  upload: uploadEndpoints,
};
export type EndpointTable = typeof endpointTable;
