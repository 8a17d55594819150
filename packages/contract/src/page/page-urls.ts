import type { OwnPieces } from "../consignment/own-pieces.ts";
import type { ContactTopic } from "../inquiry/inquiry-kinds.ts";
import type { ReviewPublication } from "../review/review.schema.ts";
import type { PurchaseSelection, SaleSelection } from "../order/order-status.ts";

type CollectionPlace = {
  category?: string | undefined;
  subCategory?: string | undefined;
  type?: string | undefined;
};

const segment = encodeURIComponent;

function withQuery(path: string, fields: Record<string, string | undefined>): string {
  const query = Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${segment(value)}`]))
    .join("&");
  return query === "" ? path : `${path}?${query}`;
}

type DashboardPlace = { list?: string; keyword?: string | undefined; page?: number };

/** The first page has no parameter. */
const pageAfterFirst = (page: number | undefined) =>
  page === undefined || page === 1 ? undefined : String(page);

/** The URL of every page of the product. No other code builds a page's URL. */
export const pageUrls = {
  home: () => "/",
  login: (next?: string) => (next ? `/login?next=${segment(next)}` : "/login"),
  /** The second step of a login. `method`: with a recovery code instead of the app's. */
  loginCode: ({ next, method }: { next?: string | undefined; method?: "recovery" | undefined } = {}) =>
    withQuery("/login/code", { next, method }),
  register: (next?: string) => (next ? `/register?next=${segment(next)}` : "/register"),
  /** Accepts POST. */
  logout: () => "/logout",
  /** Accepts POST: the choice of a theme. */
  theme: () => "/theme",
  forgotPassword: () => "/forgot-password",
  /** `token`: from the email. */
  resetPassword: (token?: string) => withQuery("/reset-password", { token }),
  /** `token`: from the email. Also accepts POST. */
  verifyEmail: (token?: string) => withQuery("/verify-email", { token }),
  cart: () => "/cart",
  checkout: () => "/checkout",
  /** The page that emails a guest's saved pieces. */
  savedPieces: () => "/my-finds",
  /** Redirects a signed-in side of the order to the page that currently shows it (docs/product.md §2). */
  order: (order: string) => withQuery("/", { order }),
  /**
   * The checkout of an offer: the piece and the amount, in cents. In the URL it survives a reload and logging
   * in.
   */
  offer: (heirloopId: string, amount: number) =>
    withQuery("/checkout", { offer: heirloopId, amount: String(amount) }),
  /** A reported problem with an order, or the form to report one. */
  orderCase: (order: string) => `/cases/${segment(order)}`,
  orderSummary: (orders: readonly string[]) =>
    `/order-summary?${orders.map((order) => `order=${segment(order)}`).join("&")}`,
  /** Downloads the agreed collection of a consigned piece for a calendar. */
  collectionCalendar: (consignment: string) => `/collection-calendar/${segment(consignment)}`,
  /** For printing, once an order is paid. */
  receipt: (order: string) => `/receipts/${segment(order)}`,
  /** Downloads the agreed pickup or delivery for a calendar. */
  orderCalendar: (order: string) => `/order-calendar/${segment(order)}`,
  favorites: (page?: number) => withQuery("/favorites", { page: pageAfterFirst(page) }),
  /**
   * `query` and `name`: a search to be saved; `saved`: the name of a search that was just saved, and `alerts` that it
   * was saved without them.
   */
  savedSearches: (
    about: { query?: string; name?: string; back?: string; saved?: string; alerts?: "off" } = {},
  ) => withQuery("/saved-searches", about),
  followedSellers: (page = 1) => withQuery("/followed-sellers", { page: pageAfterFirst(page) }),
  settings: () => "/settings",
  /** Two-step verification. */
  twoStep: () => "/settings/two-step",
  /** `added`: the id of the passkey that was just added. */
  passkeys: (about: { added?: string } = {}) => withQuery("/settings/passkeys", about),
  /** `refused`: why the download was not started, once it was tried. */
  yourData: (refused?: "password" | "limit" | "failed") => withQuery("/settings/your-data", { refused }),
  /** Accepts POST: downloads what is stored about the signed-in user. */
  yourDataFile: () => "/settings/your-data/file",
  closeAccount: () => "/settings/close-account",
  /** After the account was closed. */
  accountClosed: () => "/account-closed",
  /** Also accepts POST from the service worker: a push subscription that the browser has renewed. */
  notificationSettings: () => "/settings/notifications",
  /** `token`: from the email. Also accepts POST, from mail programs too (RFC 8058). */
  unsubscribe: (token?: string) => withQuery("/unsubscribe", { token }),
  /**
   * Also accepts POST: blocks (`block`) or unblocks (`unblock`) a person. `blocked`: the id of the person who was just
   * blocked. `block`: the slug of a person that a guest wanted to block before login; the page asks first.
   */
  blockedPeople: (person: { blocked?: string; block?: string } = {}) =>
    withQuery("/settings/blocked", person),
  pickupHours: () => "/settings#pickup-hours",
  deliveryTerms: () => "/settings#delivery",
  purchases: (selection?: PurchaseSelection | SaleSelection, order?: string) =>
    withQuery("/purchases", { selection, order }),
  sales: (selection?: SaleSelection, order?: string) => withQuery("/sales", { selection, order }),
  /** `after`: the last order of the page before. */
  olderPurchases: (selection: PurchaseSelection | SaleSelection, after: string) =>
    withQuery("/purchases", { selection, after }),
  olderSales: (selection: SaleSelection, after: string) => withQuery("/sales", { selection, after }),
  /** Without JavaScript; with it a drawer opens instead. `skip`: the offset of the first one shown. */
  notifications: (skip?: number) => withQuery("/notifications", { skip: skip ? String(skip) : undefined }),
  /** `after`: the last conversation of the page before. */
  chats: (after?: string) => withQuery("/orders", { after }),
  chat: (chatId: string, after?: string | null) =>
    withQuery("/orders", { chat: chatId, after: after ?? undefined }),
  product: (listing: { heirloopId: string; slug: string }) =>
    `/product/${segment(listing.heirloopId)}/${segment(listing.slug)}`,
  /** The form that reports a piece. `sent`: right after it was reported. */
  reportListing: (heirloopId: string, sent?: "1") =>
    withQuery(`/report-piece/${segment(heirloopId)}`, { sent }),
  similar: (listing: { heirloopId: string; slug: string }) =>
    `/product/${segment(listing.heirloopId)}/${segment(listing.slug)}#similar`,
  /** `question`: what a guest wrote before the login; it is asked only when they send it again. */
  askSeller: (listing: { heirloopId: string; slug: string }, question?: string) =>
    `${withQuery(`/product/${segment(listing.heirloopId)}/${segment(listing.slug)}`, { question })}#askSellerTarget`,
  collections: (query?: string) => (query ? `/collections?${query}` : "/collections"),
  category: ({ category, subCategory, type }: CollectionPlace) =>
    `/${["collections", category, subCategory, type]
      .filter((part) => part !== undefined)
      .map(segment)
      .join("/")}`,
  brands: () => "/brand",
  brand: (slug: string) => `/brand/${segment(slug)}`,
  rooms: () => "/room",
  room: (room: string) => `/room/${segment(room)}`,
  styles: () => "/style",
  style: (style: string) => `/style/${segment(style)}`,
  locations: () => "/location",
  location: (region: string) => `/location/${segment(region)}`,
  /** The pages of the profile's lists: `page` of the pieces for sale, `sold` pieces and `reviews`. */
  profile: (slug: string, { page, sold, reviews }: { page?: number; sold?: number; reviews?: number } = {}) =>
    withQuery(`/profile/${segment(slug)}`, {
      page: pageAfterFirst(page),
      sold: pageAfterFirst(sold),
      reviews: pageAfterFirst(reviews),
    }),
  /** Reviews about the signed-in user, or by them. */
  reviews: ({ list, page }: { list?: "written"; page?: number } = {}) =>
    withQuery("/reviews", { list, page: pageAfterFirst(page) }),
  /** The form in which a side of a completed order reviews the other. `sent`: right after it was sent. */
  leaveReview: (order: string, sent?: ReviewPublication) =>
    withQuery(`/reviews/new/${segment(order)}`, { sent }),
  /** What sellers say about the buyer of an order, for its seller. */
  buyerReviews: (order: string) => `/buyer-reviews/${segment(order)}`,
  /** The form that reports a review or its reply. `about`: the side that the review is about. */
  reportReview: (id: string, about: "buyer" | "seller", target?: "reply") =>
    withQuery(`/reviews/${segment(id)}/report/${about}`, { target }),
  topPicks: () => "/selections/top-picks",
  explore: () => "/explore",
  trade: () => "/trade",
  aboutUs: () => "/about-us",
  howItWorks: () => "/how-it-works",
  blog: () => "/blog",
  blogPost: (slug: string) => `/blog/${segment(slug)}`,
  /** Articles on one topic. */
  blogTopic: (topic: string) => withQuery("/blog", { topic }),
  /** The form about a topic, and the order or piece that it is about. */
  contact: (topic?: ContactTopic, about?: string) => withQuery("/contact", { topic, about }),
  furnitureSellers: () => "/furniture-sellers",
  impact: () => "/impact",
  help: (audience?: "Buying" | "Selling") => (audience ? `/help?audience=${audience}` : "/help"),
  buyerProtection: () => "/help/buyer-protection",
  privacyPolicy: () => "/help/privacy-policy",
  termsOfUse: () => "/help/terms-of-use",
  consignWithUs: () => "/consign-with-us",
  /** One of its steps; the first by default. */
  consignForm: (step?: string) => withQuery("/consign-form", { step }),
  /**
   * `list`: consigned or self-listed pieces, by default those that the user has. `offered`: right after a piece was
   * submitted. `consignment`: the page with this one instead of `page`.
   */
  yourListings: ({
    list,
    happened,
    consignment,
    page = 1,
  }: { list?: OwnPieces; happened?: "offered"; consignment?: string | undefined; page?: number } = {}) =>
    withQuery("/your-listings", { list, happened, consignment, page: page > 1 ? String(page) : undefined }),
  /** A seller’s earnings and when they are paid out. `after`: the last payout of the page before. A shop has it in its dashboard. */
  payouts: (after?: string) => withQuery("/payouts", { after }),
  /** Downloads a month's statement. */
  statement: (month: string, format: "csv" | "pdf") => `/payouts/${segment(month)}.${format}`,
  /** Where a buyer enters home measurements, and the page to return to. */
  willItFit: (next?: string) => withQuery("/will-it-fit", { next }),
  sellerDashboard: (tab?: "home" | "products" | "shop_details" | "payouts" | "consignments") =>
    tab ? `/seller-dashboard?tab=${tab}` : "/seller-dashboard",
  dashboardProducts: ({ page, imported, ...more }: DashboardPlace & { imported?: string }) =>
    withQuery("/seller-dashboard", {
      tab: "products",
      ...more,
      page: pageAfterFirst(page),
      import: imported,
    }),
  dashboardPayouts: (after?: string) => withQuery("/seller-dashboard", { tab: "payouts", after }),
  dashboardConsignments: ({ page, ...more }: DashboardPlace) =>
    withQuery("/seller-dashboard", { tab: "consignments", ...more, page: pageAfterFirst(page) }),
  /** Downloads: an example sheet, and the rejected rows of an import. */
  importExample: () => "/seller-dashboard/pieces.csv",
  rejectedRows: (importId: string) => `/seller-dashboard/rejected/${segment(importId)}`,
  newListing: () => "/edit",
  editListing: (heirloopId: string) => `/edit/${segment(heirloopId)}`,
  admin: (tab?: "audit" | "brands" | "cases" | "orders" | "payments" | "reports" | "reviews") =>
    tab ? `/admin?tab=${tab}` : "/admin",
  /** The admin page with what admins did, or what they did to one account. */
  audit: ({ account, page }: { account?: string; page?: number } = {}) =>
    withQuery("/admin", { tab: "audit", account, page: pageAfterFirst(page) }),
  /** The admin page with the payments that are stuck. */
  stuckPayments: (page = 1) => withQuery("/admin", { tab: "payments", page: pageAfterFirst(page) }),
  /** The admin page with reported pieces, and a page of those that were taken down. */
  reportedListings: (page = 1) => withQuery("/admin", { tab: "reports", page: pageAfterFirst(page) }),
  /** The admin page with the piece that has this number or address, to take it down. */
  takeDownListing: (find: string) => withQuery("/admin", { tab: "reports", find }),
  /** The admin page with the accounts whose name or email contains these words. */
  accounts: (find: string) => withQuery("/admin", { find }),
  /** The admin page with the paid orders that have this number, or a side with this email. */
  paidOrders: (find: string) => withQuery("/admin", { tab: "orders", find }),
} as const;
