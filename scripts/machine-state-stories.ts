/**
 * Where each state of each machine is seen: `file#Story` below `packages/ui/src`, without
 * `.stories.tsx`; or why there is nothing to see of it. `story-gate.test.ts` fails on a state that
 * is missing here, on one that is gone, and on a story that does not exist.
 */
export type StateStories = Readonly<Record<string, Readonly<Record<string, string | { nothing: string }>>>>;

const passing = { nothing: "left at once, before anything is drawn" };
const quiet = { nothing: "the page stands as without the machine" };
const yourListings = "screens/your-listings/your-listings-screen#EveryStep";

const promo = "screens/overlays/promo-overlay";
const promoFlow = "screens/overlays/promo-flow";
const review = "screens/overlays/review-overlay";
const reviewFlow = "screens/overlays/review-flow";
const onboarding = "screens/overlays/onboarding-modal";
const onboardingFlow = "screens/overlays/onboarding-flow";
const checkout = "screens/checkout/checkout-screen";
const chat = "screens/chat/chat-screen";
const purchases = "screens/purchases/purchases-screen";
const sales = "screens/sales/sales-screen";
const bar = "patterns/announcement-bar/announcement-bar";
const header = "patterns/top-bar/top-bar";
const notices = "screens/notices/notices";
const notifications = "screens/notifications/notification-drawer";
const search = "patterns/search-suggestions/search-flow";
const upload = "patterns/picture-upload/picture-upload";

export const stateStories: StateStories = {
  alerts: {
    quiet,
    "standing.running": "components/toast/toast#Standing",
    "standing.held": "components/toast/toast#Focused",
    away: { nothing: "nobody looks: the page is in the background" },
  },
  "announcement-rotation": {
    deciding: passing,
    hidden: { nothing: "the bar is not on this page" },
    alone: `${bar}#OneMessage`,
    "several.deciding": passing,
    "several.turning": `${bar}#Turning`,
    "several.held": `${bar}#TurnsAndStops`,
    "several.stopped": `${bar}#Stopped`,
    "several.calm": `${bar}#LessMotion`,
  },
  checkout: {
    "hold.holding": `${checkout}#QuoteOnItsWay`,
    "hold.held": `${checkout}#Default`,
    "hold.expired": `${checkout}#HoldExpired`,
    "hold.none": `${checkout}#Offer`,
    "quote.typing": `${checkout}#QuoteOnItsWay`,
    "quote.loading": `${checkout}#QuoteOnItsWay`,
    "quote.ready": `${checkout}#FilledIn`,
    "quote.failed": `${checkout}#QuoteFailed`,
    "quote.refused": `${checkout}#OfferRefused`,
    "form.arriving": {
      nothing: "an order of a visit before is looked for; the form stands as while it is sent",
    },
    "form.editing": `${checkout}#FieldErrors`,
    "form.submitting": `${checkout}#Submitting`,
    "form.confirming": `${checkout}#AtTheBank`,
    "form.finishing": `${checkout}#Submitting`,
    "form.done": "screens/order-summary/order-summary-screen#Bought",
  },
  consignment: {
    submitted: yourListings,
    available: yourListings,
    accepted: yourListings,
    collected: yourListings,
    listed: yourListings,
    sold: yourListings,
    returned: yourListings,
    withdrawn: yourListings,
    lapsed: yourListings,
  },
  conversation: {
    log: `${chat}#Default`,
    "line.connecting": `${chat}#Connecting`,
    "line.online": `${chat}#Default`,
    "line.offline": `${chat}#Offline`,
    "theirTyping.still": `${chat}#Default`,
    "theirTyping.writing": `${chat}#Writing`,
    "myTyping.still": { nothing: "only the other side is told" },
    "myTyping.told": { nothing: "only the other side is told" },
  },
  "header-visibility": {
    deciding: passing,
    withoutMegaMenu: `${header}#WithoutShelves`,
    "megaMenu.deciding": passing,
    "megaMenu.shown": `${header}#Guest`,
    "megaMenu.hidden": `${header}#ShelvesHidden`,
    "megaMenu.held": { nothing: "shown, and it stays while the pointer or the focus is in it" },
  },
  region: {
    deciding: passing,
    unknown: "patterns/region/region#Unknown",
    locating: "patterns/region/region#Locating",
    known: "patterns/region/region#Known",
    far: "patterns/region/region#NearNoRegion",
    refused: "patterns/region/region#NotAllowed",
  },
  notifications: {
    "menu.closed": `${header}#SignedIn`,
    "menu.open.loading": `${notifications}#Loading`,
    "menu.open.failed": `${notifications}#Failed`,
    "menu.open.ready": `${notifications}#Default`,
    "menu.open.loadingMore": `${notifications}#ActivityLoadingMore`,
    "menu.open.moreFailed": `${notifications}#EarlierOnesFailed`,
    "count.known": `${header}#SignedIn`,
    "count.resetting": { nothing: "the count is put back to nothing at the server" },
  },
  "onboarding-modal": {
    hidden: `${onboardingFlow}#ClosedForGood`,
    "open.ready": `${onboarding}#Ready`,
    "open.starting": `${onboarding}#Loading`,
    "open.failed": `${onboardingFlow}#Unreachable`,
  },
  order: {
    "offer-sent": `${purchases}#OpenedOffer`,
    requested: `${purchases}#Open`,
    scheduling: `${purchases}#OpenedScheduling`,
    looking_for_carrier: `${sales}#ToBook`,
    awaiting_shipping: `${sales}#ToShip`,
    in_transit: `${purchases}#OpenedOnItsWay`,
    "active-delivery": `${purchases}#Open`,
    "active-pickup": `${purchases}#OpenedPickup`,
    completed: `${purchases}#Past`,
    "completed-off-heirloop": `${purchases}#EndedInEveryWay`,
    cancelled: `${purchases}#OpenedCancelled`,
    canceled: `${purchases}#EndedInEveryWay`,
    expired: `${purchases}#EndedInEveryWay`,
    deleted: `${purchases}#EndedInEveryWay`,
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
    "sending.measuring": `${upload}#EveryState`,
    "sending.uploading": `${upload}#EveryState`,
  },
  "promo-modal": {
    arriving: passing,
    "offer.waiting": quiet,
    "offer.heldBack": quiet,
    "offer.open.claim": `${promo}#Claim`,
    "offer.open.email": `${promo}#Email`,
    "offer.pill": `${bar}#PromoOffer`,
    "offer.sending.inFront": `${promo}#Sending`,
    "offer.sending.aside": `${bar}#PromoOffer`,
    sent: `${promoFlow}#FromTheOfferToTheCode`,
    over: quiet,
  },
  "review-modal": {
    signedOut: quiet,
    "signedIn.asking": quiet,
    "signedIn.nothing": `${reviewFlow}#NothingOwed`,
    "signedIn.opening": passing,
    "signedIn.waiting": quiet,
    "signedIn.form": `${review}#OfAPurchase`,
    "signedIn.submitting": `${review}#Submitting`,
    "signedIn.external": `${review}#External`,
    "signedIn.declining": `${reviewFlow}#NotNowWhateverTheCallAnswers`,
    "signedIn.closed": `${reviewFlow}#ASale`,
  },
  "search-box": {
    closed: "patterns/search-suggestions/search-suggestions#Closed",
    "open.deciding": passing,
    "open.idle": "patterns/search-suggestions/search-suggestions#BeforeTyping",
    "open.typing": { nothing: "what was last suggested stays while one types" },
    "open.asking": { nothing: "what was last suggested stays until the answer comes" },
    "open.told": `${search}#FromTheFirstLetterToTheResults`,
  },
  session: {
    deciding: passing,
    guest: `${header}#Guest`,
    "signedIn.own": `${header}#SignedIn`,
    "signedIn.entering": { nothing: "the page loads anew, as the other account" },
    "signedIn.entered": { nothing: "the page loads anew, as the other account" },
    "inside.stay.deciding": passing,
    "inside.stay.ample": `${notices}#InsideAnAccount`,
    "inside.stay.ending": `${notices}#InsideForFiveMinutesMore`,
    "inside.stay.over": `${notices}#InsideForTooLong`,
    "inside.door.inside": `${notices}#InsideAnAccount`,
    "inside.door.leaving": `${notices}#Leaving`,
    "inside.door.left": { nothing: "the page loads anew, as oneself" },
    blocked: `${notices}#Blocked`,
  },
};
