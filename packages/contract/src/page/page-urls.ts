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

/** Where every page of the product lives. Nothing else spells a page's address. */
export const pageUrls = {
  home: () => "/",
  login: (next?: string) => (next ? `/login?next=${segment(next)}` : "/login"),
  register: (next?: string) => (next ? `/register?next=${segment(next)}` : "/register"),
  forgotPassword: () => "/forgot-password",
  cart: () => "/cart",
  checkout: () => "/checkout",
  /** Takes a signed-in side of the order to it, wherever it is kept by then (docs/product.md §2). */
  order: (order: string) => withQuery("/", { order }),
  /** The checkout of an offer: for which piece and how much, in cents. It survives a reload and logging in first. */
  offer: (heirloopId: string, amount: number) =>
    withQuery("/checkout", { offer: heirloopId, amount: String(amount) }),
  orderSummary: (orders: readonly string[]) =>
    `/order-summary?${orders.map((order) => `order=${segment(order)}`).join("&")}`,
  favorites: () => "/favorites",
  settings: () => "/settings",
  purchases: (selection?: PurchaseSelection | SaleSelection, order?: string) =>
    withQuery("/purchases", { selection, order }),
  sales: (selection?: SaleSelection, order?: string) => withQuery("/sales", { selection, order }),
  chats: () => "/orders",
  chat: (chatId: string) => `/orders?chat=${segment(chatId)}`,
  product: (listing: { heirloopId: string; slug: string }) =>
    `/product/${segment(listing.heirloopId)}/${segment(listing.slug)}`,
  askSeller: (listing: { heirloopId: string; slug: string }) =>
    `/product/${segment(listing.heirloopId)}/${segment(listing.slug)}#askSellerTarget`,
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
  location: (region: string) => `/location/${segment(region)}`,
  profile: (slug: string) => `/profile/${segment(slug)}`,
  topPicks: () => "/selections/top-picks",
  explore: () => "/explore",
  trade: () => "/trade",
  aboutUs: () => "/about-us",
  howItWorks: () => "/how-it-works",
  blog: () => "/blog",
  blogPost: (slug: string) => `/blog/${segment(slug)}`,
  contact: () => "/contact",
  furnitureSellers: () => "/furniture-sellers",
  impact: () => "/impact",
  help: (audience?: "Buying" | "Selling") => (audience ? `/help?audience=${audience}` : "/help"),
  buyerProtection: () => "/help/buyer-protection",
  privacyPolicy: () => "/help/privacy-policy",
  termsOfUse: () => "/help/terms-of-use",
  consignWithUs: () => "/consign-with-us",
  consignForm: () => "/consign-form",
  yourListings: () => "/your-listings",
  sellerDashboard: (tab?: "home" | "products" | "shop_details" | "payouts" | "consignments") =>
    tab ? `/seller-dashboard?tab=${tab}` : "/seller-dashboard",
  admin: () => "/admin",
} as const;
