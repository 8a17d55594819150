import type { SitePage } from "@heirloop/ui/patterns/site-pages/site-pages";

/** Pages that there are, of those that header, footer and teasers may lead to. */
export const sitePages: readonly SitePage[] = [
  "explore",
  "topPicks",
  "startSelling",
  "yourListings",
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
