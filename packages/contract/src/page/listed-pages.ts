import { pageUrls } from "./page-urls.ts";

/** Public pages that always exist, for the sitemap. */
export const standingPages: readonly string[] = [
  pageUrls.home(),
  pageUrls.collections(),
  pageUrls.collections("discount=1"),
  pageUrls.collections("op=designer"),
  pageUrls.brands(),
  pageUrls.rooms(),
  pageUrls.styles(),
  pageUrls.locations(),
  pageUrls.topPicks(),
  pageUrls.explore(),
  pageUrls.trade(),
  pageUrls.aboutUs(),
  pageUrls.howItWorks(),
  pageUrls.impact(),
  pageUrls.furnitureSellers(),
  pageUrls.contact(),
  pageUrls.blog(),
  pageUrls.willItFit(),
  pageUrls.consignWithUs(),
  pageUrls.help(),
  pageUrls.help("Buying"),
  pageUrls.help("Selling"),
  pageUrls.buyerProtection(),
  pageUrls.privacyPolicy(),
  pageUrls.termsOfUse(),
];

/** Routes whose pages the sitemap lists individually, because they change. */
export const listedRoutes: readonly string[] = [
  "collections/:category?/:subCategory?/:type?",
  "brand/:brandSlug",
  "room/:room",
  "style/:style",
  "location/:regionCode",
  "blog/:slug",
  "product/:heirloopId/:slug?",
  "profile/:slug",
];

const signedIn = "only for somebody who is signed in";
const signingIn = "nothing to find but a form to sign in with";
const ownThings = "what this visitor keeps or buys";
const noPage = "answers a form or a file, not a page";

/** All other routes, with the reason why the sitemap omits them. */
export const unlistedRoutes: ReadonlyMap<string, string> = new Map([
  ["login", signingIn],
  ["login/code", signingIn],
  ["register", signingIn],
  ["forgot-password", signingIn],
  ["reset-password", signingIn],
  ["verify-email", signingIn],
  ["logout", noPage],
  ["leave-account", noPage],
  ["form-action", noPage],
  ["cases/:orderId", signedIn],
  ["theme", noPage],
  ["seller-dashboard/pieces.csv", noPage],
  ["seller-dashboard/rejected/:id", noPage],
  ["order-calendar/:orderId", noPage],
  ["collection-calendar/:consignmentId", noPage],
  ["favorites", ownThings],
  ["cart", ownThings],
  ["checkout", ownThings],
  ["order-summary", ownThings],
  ["my-finds", ownThings],
  ["saved-searches", signedIn],
  ["purchases", signedIn],
  ["sales", signedIn],
  ["orders", signedIn],
  ["notifications", signedIn],
  ["reviews", signedIn],
  ["buyer-reviews/:orderId", signedIn],
  ["receipts/:orderId", signedIn],
  ["reviews/:id/report/:about", signedIn],
  ["admin", signedIn],
  ["consign-form", signedIn],
  ["your-listings", signedIn],
  ["payouts", signedIn],
  ["payouts/:file", noPage],
  ["settings", signedIn],
  ["settings/notifications", signedIn],
  ["settings/blocked", signedIn],
  ["settings/two-step", signedIn],
  ["unsubscribe", "nothing to find but the button of an emailed link"],
  ["seller-dashboard", signedIn],
  ["edit/:heirloopId?", signedIn],
  ["*", "every address that has no page"],
]);
