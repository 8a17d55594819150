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
  listingsPerPage: 48,
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
  scheduleProposalsPerSide: 3,
  /** A later time is likely a typo, and would delay the seller's payout. */
  scheduleWithin: 365 * day,
  payoutDelay: 48 * hour,
  reviewPublishedAfter: 7 * day,
  reviewMaximumLength: 2_000,
  impersonationDuration: 30 * minute,
  sessionDuration: 30 * day,
  /** How long a browser is recognized; browsers limit cookies to this. */
  deviceRemembered: 400 * day,
  loginFailures: 5,
  loginFailureWindow: 15 * minute,
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
  /** The maximum of each per account. */
  savedSearchesPerAccount: 50,
  cartPiecesPerAccount: 50,
  favoritesPerAccount: 1_000,
  /** Maximum number of profile addresses reserved for a shop, including the current one. */
  addressesPerShop: 20,
  materialsPerListing: 8,
  roomsPerListing: 8,
  messageMaximumLength: 4_000,
  consignerShare: 60,
  consignmentLapse: 14 * day,
  /** The platform's fee on items, percent. */
  sellerFee: 15,
  /** The help pages promise these (docs/product.md §10). */
  minimumAge: 18,
  returnAskedWithin: 48 * hour,
  personalDataAnswer: 30 * day,
  termsNotice: 30 * day,
  searchesKept: 30 * day,
  guestCartKept: 30 * day,
  guestHomeKept: 365 * day,
  themeKept: 365 * day,
} as const;
