/** Limits and amounts of the product. Durations are milliseconds, money is cents, distances are miles. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const constants = {
  alertDuration: 7_000,
  announcementRotation: 10_000,
  promoDelay: 5_000,
  /** So long nothing was open and nobody wrote, before something opens by itself. */
  overlayQuietMoment: 2_000,
  promoAmount: 30_00,
  /** The promo code works only when the items subtotal is strictly above this. */
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
  /** Menus name rooms and styles that have more pieces than this. */
  menuNamesAbove: 2,
  /** A price is compared with those of this long. */
  lowestPriceWithin: 30 * day,
  /** On a seller's profile. */
  reviewsPerPage: 10,
  footerReviewsFetched: 6,
  footerReviewsShown: 8,
  reviewMinimumRating: 4,
  /** A rating strictly above this leads to the external review prompt. */
  externalReviewAbove: 3,
  /** A request for a review that was closed does not come back before. */
  reviewAskedAgainAfter: 7 * day,
  cartRemovalValueShare: 0.2,
  milesPerDegree: 69.09,
  hubMaximumDistance: 120,
  notificationBatch: 20,
  listingsPerPage: 48,
  listingsPerPageMaximum: 60,
  holdDuration: 15 * minute,
  holdsPerUser: 5,
  leastOffer: 1_00,
  highestPrice: 1_000_000_00,
  offerExpiry: 48 * hour,
  requestExpiry: 72 * hour,
  autoCompleteAfterWindow: 72 * hour,
  schedulingLapse: 14 * day,
  scheduleProposalsPerSide: 3,
  /** A time farther ahead is a slip of the pen, and its order would keep the seller waiting for the money. */
  scheduleWithin: 365 * day,
  payoutDelay: 48 * hour,
  reviewPublishedAfter: 7 * day,
  reviewMaximumLength: 2_000,
  enteredAccountDuration: 30 * minute,
  sessionDuration: 30 * day,
  /** How long a browser is recognized as the same one; browsers keep cookies no longer. */
  deviceRemembered: 400 * day,
  loginFailures: 5,
  loginFailureWindow: 15 * minute,
  /** Wrong pickup codes for one order, before the seller has to wait. */
  handoffFailures: 5,
  handoffFailureWindow: hour,
  emailVerificationValidity: 24 * hour,
  /** Mails with a link that go to one address within an hour, whoever asks for them. */
  linkMailsPerHour: 3,
  passwordMinimumLength: 10,
  uploadMaximumBytes: 15 * 1024 * 1024,
  uploadMaximumPixels: 40_000_000,
  importMaximumBytes: 4 * 1024 * 1024,
  importMaximumRows: 2_000,
  picturesPerListing: 12,
  /** Most of each that an account may have. */
  savedSearchesPerAccount: 50,
  cartPiecesPerAccount: 50,
  favoritesPerAccount: 1_000,
  /** Former addresses of a shop's profile are kept for it; this many, the present one included. */
  addressesPerShop: 20,
  materialsPerListing: 8,
  roomsPerListing: 8,
  messageMaximumLength: 4_000,
  consignerShare: 60,
  consignmentLapse: 14 * day,
  /** The platform's fee on items, percent. */
  sellerFee: 15,
  /** Promises of the help pages (docs/product.md §10). */
  minimumAge: 18,
  returnAskedWithin: 48 * hour,
  personalDataAnswer: 30 * day,
  termsNotice: 30 * day,
  searchesKept: 30 * day,
  guestCartKept: 30 * day,
  guestHomeKept: 365 * day,
  themeKept: 365 * day,
} as const;
