import type { Sessions } from "../http/caller.ts";
import { analytics } from "./analytics/analytics.routes.ts";
import { blog } from "./blog/blog.routes.ts";
import { health } from "./health/health.routes.ts";
import { identity } from "./identity/identity.routes.ts";
import { sessions as accountSessions } from "./identity/session.service.ts";
import type { Module } from "./module.ts";
import { picture } from "./picture/picture.pages.ts";
import { upkeep } from "./maintenance/maintenance.jobs.ts";
import { chat } from "./inbox/inbox.routes.ts";
import { checkout } from "./checkout/checkout.routes.ts";
import { createDashboardModule } from "./dashboard/dashboard.routes.ts";
import { enquiry } from "./enquiry/enquiry.routes.ts";
import { savedPieces } from "./saved-pieces/saved-pieces.routes.ts";
import { discount } from "./discount/discount.routes.ts";
import { consignment } from "./consignment/consignment.routes.ts";
import { notification } from "./notification/notification.routes.ts";
import { review } from "./review/review.routes.ts";
import { findOpenOffer, findOpenRequest } from "./order/order.queries.ts";
import { order } from "./order-process/order.routes.ts";
import { payment } from "./payment/payment.routes.ts";
import { payout } from "./payout/payout.routes.ts";
import { realtime } from "./realtime/realtime.sockets.ts";
import { cart } from "./cart/cart.routes.ts";
import { catalogue } from "./menu/menu.routes.ts";
import { favorite } from "./favorite/favorite.routes.ts";
import { listingImport } from "./listing-import/listing-import.routes.ts";
import { listingBrand } from "./brand-review/brand-review.routes.ts";
import { createListingModule } from "./catalog/catalog.routes.ts";
import { createProfileModule } from "./profile/profile.routes.ts";
import { savedSearch } from "./saved-search/saved-search.routes.ts";
import { search } from "./search/search.routes.ts";
import { siteFiles } from "./site-files/site-files.pages.ts";
import { upload } from "./upload/upload.routes.ts";
import { ratingsOf } from "./review/review.queries.ts";

/** Every module of the server. To add one: import it and name it here, nothing else. */
export const modules: readonly Module[] = [
  analytics,
  blog,
  health,
  picture,
  upkeep,
  identity,
  chat,
  checkout,
  discount,
  enquiry,
  savedPieces,
  order,
  payment,
  payout,
  realtime,
  consignment,
  notification,
  review,
  search,
  catalogue,
  createListingModule(ratingsOf, { offerOf: findOpenOffer, requestOf: findOpenRequest }),
  listingImport,
  listingBrand,
  createDashboardModule(ratingsOf),
  createProfileModule(ratingsOf),
  cart,
  favorite,
  savedSearch,
  upload,
  siteFiles,
];

/** How tokens become callers. */
export const sessions: Sessions = accountSessions;
