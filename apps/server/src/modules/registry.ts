import { accountSummary } from "./account-summary/account-summary.routes.ts";
import { alertMail } from "./alert-mail/alert-mail.jobs.ts";
import { analytics } from "./analytics/analytics.routes.ts";
import { blockedPeople } from "./blocked-people/person-block.routes.ts";
import { blog } from "./blog/blog.routes.ts";
import { brandReview } from "./brand-review/brand-review.routes.ts";
import { cart } from "./cart/cart.routes.ts";
import { catalog } from "./catalog/catalog.routes.ts";
import { checkout } from "./checkout/checkout.routes.ts";
import { consignment } from "./consignment/consignment.routes.ts";
import { deliveryTerms } from "./delivery-terms/delivery-terms.routes.ts";
import { dashboard } from "./dashboard/dashboard.routes.ts";
import { discount } from "./discount/discount.routes.ts";
import { inquiry } from "./inquiry/inquiry.routes.ts";
import { favorite } from "./favorite/favorite.routes.ts";
import { health } from "./health/health.routes.ts";
import { identity } from "./identity/identity.routes.ts";
import { inbox } from "./inbox/inbox.routes.ts";
import { listingImport } from "./listing-import/listing-import.routes.ts";
import { listingReport } from "./listing-report/listing-report.routes.ts";
import { maintenance } from "./maintenance/maintenance.jobs.ts";
import { menu } from "./menu/menu.routes.ts";
import { priceGuide } from "./price-guide/price-guide.routes.ts";
import type { Module } from "./module.ts";
import { notification } from "./notification/notification.routes.ts";
import { orderCase } from "./order-case-process/order-case.routes.ts";
import { order } from "./order-process/order.routes.ts";
import { passkey } from "./passkey/passkey.routes.ts";
import { payment } from "./payment/payment.routes.ts";
import { payout } from "./payout/payout.routes.ts";
import { personalData } from "./personal-data/personal-data.routes.ts";
import { picture } from "./picture/picture.pages.ts";
import { profile } from "./profile/profile.routes.ts";
import { push } from "./push/push.routes.ts";
import { question } from "./question/question.routes.ts";
import { realtime } from "./realtime/realtime.sockets.ts";
import { review } from "./review/review.routes.ts";
import { salesTax } from "./sales-tax/sales-tax.routes.ts";
import { savedPieces } from "./saved-pieces/saved-pieces.routes.ts";
import { savedSearch } from "./saved-search/saved-search.routes.ts";
import { search } from "./search/search.routes.ts";
import { siteFiles } from "./site-files/site-files.pages.ts";
import { stuckPayment } from "./stuck-payment/stuck-payment.routes.ts";
import { sellerFollow } from "./seller-follow/seller-follow.routes.ts";
import { stock } from "./stock/stock.routes.ts";
import { upload } from "./upload/upload.routes.ts";
import { uploadRetention } from "./upload-retention/upload-retention.jobs.ts";

/**
 * All modules of the server, from lowest to highest: handlers of an event run in this order. To add a module,
 * import it and list it here.
 */
export const modules: readonly Module[] = [
  analytics,
  health,
  picture,
  maintenance,
  inquiry,
  upload,
  identity,
  passkey,
  blockedPeople,
  push,
  search,
  notification,
  question,
  brandReview,
  listingImport,
  savedPieces,
  cart,
  favorite,
  stock,
  payment,
  salesTax,
  payout,
  discount,
  consignment,
  review,
  order,
  orderCase,
  inbox,
  checkout,
  profile,
  catalog,
  sellerFollow,
  savedSearch,
  alertMail,
  stuckPayment,
  uploadRetention,
  listingReport,
  personalData,
  dashboard,
  deliveryTerms,
  accountSummary,
  menu,
  priceGuide,
  blog,
  siteFiles,
  realtime,
];
