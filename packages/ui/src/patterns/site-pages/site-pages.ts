import { pageUrls } from "@heirloop/contract/page/page-urls";

/** Pages that the layout may link to, besides the shop itself. */
export type SitePage =
  | "explore"
  | "topPicks"
  | "startSelling"
  | "yourListings"
  | "payouts"
  | "dashboard"
  | "myProducts"
  | "shopSettings"
  | "trade"
  | "furnitureSellers"
  | "howItWorks"
  | "aboutUs"
  | "impact"
  | "blog"
  | "contact"
  | "help"
  | "buyerProtection"
  | "privacyPolicy"
  | "termsOfUse"
  | "brands"
  | "rooms"
  | "styles"
  | "locations";

export const sitePages: Record<SitePage, { label: string; href: string }> = {
  explore: { label: "Explore", href: pageUrls.explore() },
  topPicks: { label: "Top picks", href: pageUrls.topPicks() },
  startSelling: { label: "Start selling", href: pageUrls.consignWithUs() },
  yourListings: { label: "My pieces", href: pageUrls.yourListings() },
  payouts: { label: "My payouts", href: pageUrls.payouts() },
  dashboard: { label: "Dashboard", href: pageUrls.sellerDashboard() },
  myProducts: { label: "My products", href: pageUrls.sellerDashboard("products") },
  shopSettings: { label: "Shop settings", href: pageUrls.sellerDashboard("shop_details") },
  trade: { label: "Trade program", href: pageUrls.trade() },
  furnitureSellers: { label: "For furniture sellers", href: pageUrls.furnitureSellers() },
  howItWorks: { label: "How it works", href: pageUrls.howItWorks() },
  aboutUs: { label: "About us", href: pageUrls.aboutUs() },
  impact: { label: "Impact", href: pageUrls.impact() },
  blog: { label: "Blog", href: pageUrls.blog() },
  contact: { label: "Contact", href: pageUrls.contact() },
  help: { label: "Help", href: pageUrls.help() },
  buyerProtection: { label: "Buyer protection", href: pageUrls.buyerProtection() },
  privacyPolicy: { label: "Privacy", href: pageUrls.privacyPolicy() },
  termsOfUse: { label: "Terms of use", href: pageUrls.termsOfUse() },
  brands: { label: "All brands", href: pageUrls.brands() },
  rooms: { label: "All rooms", href: pageUrls.rooms() },
  styles: { label: "All styles", href: pageUrls.styles() },
  locations: { label: "All places", href: pageUrls.locations() },
};

/** The links to those of `wanted` that exist. */
export const createLinks = (
  pages: readonly SitePage[],
  existing: readonly SitePage[],
): { label: string; href: string }[] =>
  pages.filter((page) => existing.includes(page)).map((page) => sitePages[page]);
