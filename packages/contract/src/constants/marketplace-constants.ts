/** Limits and amounts of the product. Durations are milliseconds, money is cents, distances are miles. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const constants = {
  alertDuration: 7_000,
  announcementRotation: 10_000,
  promoDelay: 5_000,
  /** How long nothing may be open and the user may not type before an overlay opens automatically. */
  overlayQuietMoment: 2_000,
  /** How long after a button or a changed field none does: its result is read first, and the next one often follows. */
  overlayPauseAfterAction: 10_000,
  promoAmount: 30_00,
  /** The promo code requires an items subtotal strictly above this. */
  promoMinimumSubtotal: 300_00,
  promoValidity: 7 * day,
  suggestionMinimumLength: 3,
  productHits: 5,
  suggestionHits: 10,
  recentSearches: 10,
  keywordMaximumLength: 200,
  relatedCategories: 3,
  relatedBrands: 1,
  megaMenuMinimumWidth: 901,
  mobileMaximumWidth: 600,
  megaMenuTopCategories: 10,
  /** Menus list rooms and styles with more pieces than this. */
  menuNamesAbove: 2,
  /** The period whose prices a price is compared with. */
  lowestPriceWithin: 30 * day,
  /** The fewest sales that a price guide rests on, and the most, of which the last count. */
  priceGuideSales: 5,
  priceGuideMostSales: 60,
  /** On a seller's profile. */
  reviewsPerPage: 10,
  footerReviewsFetched: 6,
  footerReviewsShown: 8,
  reviewMinimumRating: 4,
  /** A rating strictly above this leads to the external review prompt. */
  externalReviewAbove: 3,
  /** How long a dismissed review request stays away. */
  reviewAskedAgainAfter: 7 * day,
  cartRemovalValueShare: 0.2,
  milesPerDegree: 69.09,
  hubMaximumDistance: 120,
  notificationBatch: 20,
  ordersPerPage: 25,
  /** Of an owner's list, and of each list of a business. */
  consignmentsPerPage: 20,
  /** The most of an owner's consignments of one response. */
  consignmentsReadMaximum: 50,
  /** The most orders of one response. */
  ordersReadMaximum: 50,
  chatsPerPage: 25,
  /** The most chats of one response, and the number without a limit. */
  chatsReadMaximum: 200,
  /** The messages with which a conversation opens, and the most earlier ones of one response. */
  messagesPerPage: 50,
  /** Open pages of an account with a socket; the oldest one over it is disconnected. */
  socketsPerAccount: 20,
  /** The hour of the daily and the weekly email about alerts, by the clocks of the account's time zone. */
  alertDigestHour: 8,
  /** The pieces that an alert names for one search, and that one email names in all; links lead to the others. */
  alertPiecesNamed: 8,
  alertPiecesPerEmail: 24,
  accountsFound: 50,
  auditEntriesPerPage: 50,
  stuckPaymentsPerPage: 50,
  takenDownPerPage: 20,
  listingsPerPage: 48,
  /** Of each of the two lists of a profile: for sale and sold. */
  listingsPerProfilePage: 24,
  listingsPerPageMaximum: 60,
  holdDuration: 15 * minute,
  holdsPerUser: 5,
  minOffer: 1_00,
  highestPrice: 1_000_000_00,
  offerExpiry: 48 * hour,
  requestExpiry: 72 * hour,
  /** How long an accepted offer's piece is held while the buyer's card does not pay for it. */
  acceptedOfferPayment: 24 * hour,
  autoCompleteAfterWindow: 72 * hour,
  schedulingLapse: 14 * day,
  /** How long after the agreed window an order waits to be shipped before it is canceled and refunded. */
  shippingLapse: 7 * day,
  scheduleProposalsPerSide: 3,
  /** A later time is likely a typo, and would delay the seller's payout. */
  scheduleWithin: 365 * day,
  /** How far ahead a seller's pickup hours are offered, in days from today. */
  pickupDaysOffered: 21,
  /** Delivery by the seller: the farthest distance in miles, the most bands of distance, and the highest fee. */
  deliveryRadius: 150,
  deliveryBands: 4,
  highestDeliveryFee: 1_000_00,
  payoutDelay: 48 * hour,
  /** How often each side can say that it is late for one agreed time. */
  lateNoticesPerSide: 3,
  /** How long the sides have after a reported no-show until the order is canceled and refunded. */
  noShowLapse: 7 * day,
  /** How long each side has to answer in a case before an admin decides. */
  caseAnswer: 72 * hour,
  /** How long the sides of a case have to agree on a time for the return. */
  caseReturnAgreed: 14 * day,
  /** When a piece that a carrier returns counts as received, after it was sent. */
  caseReturnInTransit: 14 * day,
  caseRepair: 14 * day,
  caseTextMaximumLength: 2_000,
  picturesPerCaseEntry: 8,
  /** The most entries in the timeline of one case. */
  caseEntries: 200,
  /** How long a piece was offered at a price before a lower one is shown as a reduction of it. */
  reducedPriceStood: 7 * day,
  reviewPublishedAfter: 7 * day,
  reviewMaximumLength: 2_000,
  reviewReplyMaximumLength: 1_000,
  /** How long a reply to a review can be changed. */
  reviewReplyEditable: 24 * hour,
  impersonationDuration: 30 * minute,
  sessionDuration: 30 * day,
  /** How long a browser is recognized; browsers limit cookies to this. */
  deviceRemembered: 400 * day,
  loginFailures: 5,
  loginFailureWindow: 15 * minute,
  /** Wrong passwords of one account within an hour, from all IP addresses together. */
  loginFailuresPerAccount: 100,
  /** Wrong codes of one account's two-step verification within an hour, from all IP addresses together. */
  codeFailuresPerAccount: 20,
  /** How long a login waits for its code, and how long a new key waits for its first one. */
  loginChallengeValidity: 10 * minute,
  twoStepSetUpValidity: 30 * minute,
  recoveryCodes: 10,
  /** How long a new passkey, or a login with one, may take. */
  passkeyChallengeValidity: 5 * minute,
  /** Wrong pickup codes for one order before the seller has to wait. */
  handoffFailures: 5,
  handoffFailureWindow: hour,
  emailVerificationValidity: 24 * hour,
  /** Emails with a link to one address within an hour, regardless of who requests them. */
  linkMailsPerHour: 3,
  passwordMinimumLength: 10,
  uploadMaximumBytes: 15 * 1024 * 1024,
  uploadMaximumPixels: 40_000_000,
  importMaximumBytes: 4 * 1024 * 1024,
  importMaximumRows: 2_000,
  picturesPerListing: 12,
  /** On the page of followed sellers. */
  followedSellersPerPage: 10,
  piecesPerFollowedSeller: 4,
  /** The maximum of each per account. */
  savedSearchesPerAccount: 50,
  blockedPeoplePerAccount: 500,
  followedSellersPerAccount: 200,
  cartPiecesPerAccount: 50,
  favoritesPerAccount: 1_000,
  /** Maximum number of profile addresses reserved for a shop, including the current one. */
  addressesPerShop: 20,
  materialsPerListing: 8,
  roomsPerListing: 8,
  messageMaximumLength: 4_000,
  consignerShare: 60,
  /** Between which percentages both sides can agree on another share. */
  lowestConsignerShare: 10,
  highestConsignerShare: 80,
  consignmentLapse: 14 * day,
  /** The platform's fee on items, percent. */
  sellerFee: 15,
  /** The help pages promise these (docs/product.md §10). */
  minimumAge: 18,
  returnAskedWithin: 48 * hour,
  personalDataAnswer: 30 * day,
  termsNotice: 30 * day,
  searchesKept: 30 * day,
  /** How long an uploaded picture waits to be used. */
  unusedPicturesKept: 90 * day,
  guestCartKept: 30 * day,
  guestHomeKept: 365 * day,
  themeKept: 365 * day,
} as const;
