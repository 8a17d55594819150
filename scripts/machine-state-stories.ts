/** A story: `file#Story` below `packages/ui/src`, without `.stories.tsx`. */
type Place = string;

/**
 * The stories of each state of each machine, the one that shows it best first; or why the state is not visible.
 * `story-gate.test.ts` fails on a missing state, on a removed one, and on a story that does not exist. The toolbar of
 * Storybook leads from state to state.
 */
export type StateStories = Readonly<
  Record<string, Readonly<Record<string, Place | readonly Place[] | { nothing: string }>>>
>;

/** The stories of one state; none when it is not visible. */
export function placesOf(row: StateStories[string][string] | undefined): readonly Place[] {
  if (row === undefined) return [];
  if (typeof row === "string") return [row];
  return "nothing" in row ? [] : row;
}

const passing = { nothing: "left at once, before anything is drawn" };
const quiet = { nothing: "the page stands as without the machine" };
const yourListings = "screens/your-listings/consignment-statuses";

const promo = "screens/overlays/promo-overlay";
const promoFlow = "screens/overlays/promo-flow";
const review = "screens/overlays/review-overlay";
const reviewFlow = "screens/overlays/review-flow";
const onboarding = "screens/overlays/onboarding-modal";
const onboardingFlow = "screens/overlays/onboarding-flow";
const checkout = "screens/checkout/checkout-screen";
const chat = "screens/chat/chat-screen";
const orderCase = "screens/order-case/order-case-screen";
const purchases = "screens/purchases/purchases-screen";
const purchaseStatuses = "screens/purchases/purchase-statuses";
const sales = "screens/sales/sales-screen";
const bar = "patterns/announcement-bar/announcement-bar";
const header = "patterns/top-bar/top-bar";
const notices = "screens/notices/notices";
const notifications = "screens/notifications/notification-drawer";
const search = "patterns/search-suggestions/search-flow";
const upload = "patterns/picture-upload/picture-upload";

export const stateStories: StateStories = {
  alerts: {
    empty: quiet,
    "visible.running": "components/toast/toast#Default",
    "visible.paused": "components/toast/toast#Focused",
    pageHidden: { nothing: "nobody looks: the page is in the background" },
  },
  "announcement-rotation": {
    deciding: passing,
    hidden: { nothing: "the bar is not on this page" },
    single: `${bar}#SingleMessage`,
    "multiple.deciding": passing,
    "multiple.rotating": `${bar}#Default`,
    "multiple.held": `${bar}#Rotating`,
    "multiple.stopped": `${bar}#Stopped`,
    "multiple.reducedMotion": `${bar}#ReducedMotion`,
  },
  checkout: {
    "hold.holding": `${checkout}#QuoteLoading`,
    "hold.held": `${checkout}#Default`,
    "hold.expired": `${checkout}#HoldExpired`,
    "hold.none": `${checkout}#Offer`,
    "quote.typing": `${checkout}#QuoteLoading`,
    "quote.loading": `${checkout}#QuoteLoading`,
    "quote.ready": `${checkout}#Filled`,
    "quote.failed": `${checkout}#QuoteFailed`,
    "quote.refused": `${checkout}#OfferRejected`,
    "form.arriving": {
      nothing: "an order of a visit before is looked for; the form stands as while it is sent",
    },
    "form.editing": `${checkout}#FieldErrors`,
    "form.awaitingTotal": `${checkout}#SubmittingWithoutTotal`,
    "form.submitting": `${checkout}#Submitting`,
    "form.confirming": `${checkout}#BankConfirmation`,
    "form.waiting": `${checkout}#PaymentPending`,
    "form.finishing": `${checkout}#Submitting`,
    "form.done": "screens/order-summary/order-summary-screen#OrderPlaced",
  },
  consignment: {
    submitted: `${yourListings}#Submitted`,
    available: `${yourListings}#Available`,
    accepted: `${yourListings}#Accepted`,
    collected: `${yourListings}#Collected`,
    listed: `${yourListings}#Listed`,
    sold: `${yourListings}#Sold`,
    returned: `${yourListings}#Returned`,
    withdrawn: `${yourListings}#Withdrawn`,
    lapsed: `${yourListings}#Lapsed`,
  },
  conversation: {
    log: `${chat}#Default`,
    "earlier.ready": `${chat}#EarlierMessages`,
    "earlier.loading": `${chat}#EarlierMessagesLoading`,
    "earlier.failed": `${chat}#EarlierMessagesFailed`,
    "connection.opening": `${chat}#Default`,
    "connection.connecting": `${chat}#Connecting`,
    "connection.online": `${chat}#Default`,
    "connection.offline": `${chat}#Offline`,
    "theirTyping.idle": `${chat}#Default`,
    "theirTyping.typing": `${chat}#MessageSent`,
    "myTyping.idle": { nothing: "only the other side is told" },
    "myTyping.throttled": { nothing: "only the other side is told" },
  },
  "header-visibility": {
    deciding: passing,
    fixed: `${header}#WithoutMegaMenu`,
    "hiding.deciding": passing,
    "hiding.shown": `${header}#Guest`,
    "hiding.hidden": `${header}#MegaMenuHidden`,
    "hiding.held": { nothing: "shown, and it stays while the pointer or the focus is in it" },
  },
  region: {
    deciding: passing,
    unknown: "patterns/region/region#Unknown",
    locating: "patterns/region/region#Locating",
    known: "patterns/region/region#Selected",
    far: "patterns/region/region#NearestRegionTooFar",
    refused: "patterns/region/region#PermissionDenied",
  },
  notifications: {
    "menu.closed": `${header}#SignedIn`,
    "menu.open.loading": `${notifications}#Loading`,
    "menu.open.failed": `${notifications}#Error`,
    "menu.open.ready": `${notifications}#Default`,
    "menu.open.loadingMore": `${notifications}#LoadingMore`,
    "menu.open.moreFailed": `${notifications}#LoadMoreFailed`,
    "count.known": `${header}#SignedIn`,
    "count.resetting": { nothing: "the count is put back to nothing at the server" },
  },
  "onboarding-modal": {
    hidden: `${onboardingFlow}#Dismissed`,
    "open.ready": `${onboarding}#Default`,
    "open.starting": `${onboarding}#Loading`,
    "open.failed": `${onboardingFlow}#RequestFailed`,
  },
  order: {
    placing: passing,
    "offer-sent": `${purchases}#OfferSent`,
    requested: `${purchaseStatuses}#Requested`,
    scheduling: `${purchases}#Scheduling`,
    "active-delivery": `${purchaseStatuses}#ActiveDelivery`,
    looking_for_carrier: `${sales}#AwaitingCarrier`,
    awaiting_shipping: `${sales}#AwaitingShipment`,
    in_transit: `${purchases}#InTransit`,
    "active-pickup": `${purchases}#PickupScheduled`,
    completed: [`${purchases}#Past`, `${chat}#Closed`],
    "completed-off-heirloop": `${purchaseStatuses}#CompletedOutsideHeirloop`,
    cancelled: `${purchases}#Canceled`,
    canceled: `${purchaseStatuses}#CanceledEarlier`,
    expired: `${purchaseStatuses}#Expired`,
    deleted: `${purchaseStatuses}#Deleted`,
  },
  "order-case": {
    reporting: `${orderCase}#Report`,
    "awaiting-seller": `${orderCase}#AwaitingSeller`,
    "awaiting-buyer": `${orderCase}#AwaitingBuyer`,
    escalated: `${orderCase}#Escalated`,
    "arranging-return": `${orderCase}#ArrangingReturn`,
    returning: `${orderCase}#Returning`,
    repairing: `${orderCase}#Repairing`,
    refunding: `${orderCase}#Refunding`,
    resolved: `${orderCase}#Resolved`,
    withdrawn: `${orderCase}#Withdrawn`,
  },
  "order-deep-link": {
    idle: quiet,
    fetching: { nothing: "the page with the order is asked for; the one that stands stays" },
  },
  "overlay-queue": {
    empty: quiet,
    resting: quiet,
    shown: "screens/overlays/overlay-queue-flow#ReviewAfterDrawer",
  },
  "picture-upload": {
    idle: `${upload}#Empty`,
    "sending.measuring": `${upload}#AllStates`,
    "sending.uploading": `${upload}#AllStates`,
  },
  "promo-modal": {
    arriving: passing,
    "offer.waiting": quiet,
    "offer.postponed": quiet,
    "offer.open.claim": `${promo}#Claim`,
    "offer.open.email": `${promo}#Email`,
    "offer.pill": `${bar}#PromoOffer`,
    "offer.sending.expanded": `${promo}#Submitting`,
    "offer.sending.minimized": `${bar}#PromoOffer`,
    sent: `${promoFlow}#CodeSent`,
    over: quiet,
  },
  "review-modal": {
    signedOut: quiet,
    "signedIn.asking": quiet,
    "signedIn.nothing": `${reviewFlow}#NothingToReview`,
    "signedIn.opening": passing,
    "signedIn.waiting": quiet,
    "signedIn.form": `${review}#Default`,
    "signedIn.submitting": `${review}#Submitting`,
    "signedIn.external": `${review}#External`,
    "signedIn.declining": `${reviewFlow}#DeclineFailed`,
    "signedIn.closed": `${reviewFlow}#SaleReviewed`,
  },
  "search-box": {
    closed: "patterns/search-suggestions/search-suggestions#Closed",
    "open.deciding": passing,
    "open.idle": "patterns/search-suggestions/search-suggestions#RecentSearches",
    "open.typing": { nothing: "what was last suggested stays while one types" },
    "open.loading": { nothing: "what was last suggested stays until the answer comes" },
    "open.loaded": `${search}#SuggestionsAndResults`,
  },
  session: {
    deciding: passing,
    guest: `${header}#Guest`,
    "signedIn.own": `${header}#SignedIn`,
    "signedIn.starting": { nothing: "the page reloads as the other account" },
    "signedIn.started": { nothing: "the page reloads as the other account" },
    "impersonating.remaining.deciding": passing,
    "impersonating.remaining.running": `${notices}#Impersonating`,
    "impersonating.remaining.ending": `${notices}#ImpersonationEnding`,
    "impersonating.remaining.expired": `${notices}#ImpersonationExpired`,
    "impersonating.exit.idle": `${notices}#Impersonating`,
    "impersonating.exit.leaving": `${notices}#LeavingImpersonation`,
    "impersonating.exit.left": { nothing: "the page reloads as the admin's own account" },
    blocked: `${notices}#Blocked`,
  },
};
