import type { SitePage } from "@heirloop/ui/patterns/site-pages/site-pages";

/** The pages that the header, footer and teasers may link to. */
export const sitePages: readonly SitePage[] = [
  "explore",
  "topPicks",
  "startSelling",
  "yourListings",
  "payouts",
  "blog",
  "brands",
  "rooms",
  "styles",
  "locations",
  "trade",
  "furnitureSellers",
  "howItWorks",
  "aboutUs",
  "impact",
  "contact",
  "help",
  "dashboard",
  "myProducts",
  "shopSettings",
  "buyerProtection",
  "privacyPolicy",
  "termsOfUse",
];
