import type { SitePage } from "@heirloop/ui/patterns/site-pages/site-pages";

/** Pages that there are, of those that header, footer and teasers may lead to. */
export const sitePages: readonly SitePage[] = ["buyerProtection", "privacyPolicy", "termsOfUse"];
