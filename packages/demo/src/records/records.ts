import type { CaseEntryType } from "@heirloop/contract/order-case/order-case.schema";
import type {
  CaseOutcome,
  CaseSolution,
  OrderCaseReason,
  OrderCaseStatus,
} from "@heirloop/contract/order/order-case-status";
import type { BlogTopic } from "@heirloop/contract/blog/blog-topics";
import type { BlogBlock } from "@heirloop/contract/blog/blog.schema";
import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import type { HubId, Region } from "@heirloop/contract/hub/hub";
import type { ComesApart } from "@heirloop/contract/listing/comes-apart";
import type { Condition, ListingStatus } from "@heirloop/contract/listing/listing.schema";
import type { MessageType } from "@heirloop/contract/chat/chat.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { MessageOfferStatus, OfferStatus } from "@heirloop/contract/order/offer-status";
import type {
  Address,
  Deadline,
  LateNotice,
  NoShow,
  OrderType,
  PickupDetails,
  TimeProposal,
  TimeWindow,
} from "@heirloop/contract/order/order.schema";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import type { Deliverer } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import type { PickupCalendar } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import type { ReportReason, ReportTarget } from "@heirloop/contract/review/review-report.schema";
import type { TaxRates } from "@heirloop/contract/tax/sales-tax";
import type { Side } from "@heirloop/contract/user/user.schema";

/**
 * Plain records of the demo world, in the form of a database: relations by id, money in whole cents, lengths
 * in inches, instants as ISO 8601 UTC.
 */
export type Instant = string;

export type DemoAccount = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Every demo account has the password `demoPassword`. */
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly slug: string;
  /** `/pictures/{key}` or null. */
  readonly picture: string | null;
  readonly admin: boolean;
  readonly isBusiness: boolean;
  readonly blocked: boolean;
  readonly blockedReason: string | null;
  readonly payoutsConnected: boolean;
  readonly hub: HubId;
  readonly region: Region | null;
  /** Town and state, `Oakland, CA`. */
  readonly place: string;
  /** `[lng, lat]`. */
  readonly coordinates: readonly [number, number];
  readonly createdAt: Instant;
  readonly shop: DemoShop | null;
  /** When buyers can pick up; null lets them propose any time. */
  readonly pickupCalendar: PickupCalendar | null;
  /** How far a shop delivers; missing for the standard fees. */
  readonly deliveryTerms?: DeliveryTerms | null;
};

export type DemoShop = {
  readonly name: string;
  readonly story: string;
  readonly logo: string;
  readonly banner: string;
  readonly policies: string;
};

export type DemoBrand = {
  readonly name: string;
  readonly slug: string;
  readonly designer: boolean;
  readonly about: string;
};

export type DemoListing = {
  /** `_id` in the API. */
  readonly id: string;
  readonly heirloopId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly sellerId: string;
  readonly category: string;
  readonly subCategory: string;
  readonly type: string;
  readonly brand: string | null;
  readonly designer: boolean;
  readonly condition: Condition;
  readonly conditionNotes: string | null;
  readonly materials: readonly string[];
  /** The demo's own pieces have one; a listing created in a mock may have none. */
  readonly style: string | null;
  readonly color: string | null;
  readonly rooms: readonly string[];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Pounds. */
  readonly weight: number | null;
  readonly comesApart: ComesApart | null;
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** Oldest first; the last one is the current price. */
  readonly priceHistory: readonly { readonly price: number; readonly since: Instant }[];
  readonly images: readonly string[];
  readonly status: ListingStatus;
  readonly soldTo: string | null;
  /** An open request holds its pieces. */
  readonly reservedUntil: Instant | null;
  readonly reservedBy: string | null;
  readonly hub: HubId;
  readonly region: Region | null;
  readonly place: string;
  readonly coordinates: readonly [number, number];
  readonly pickup: boolean;
  readonly delivery: boolean;
  readonly localFee: number;
  readonly carrierFee: number;
  /** How far a private seller delivers it; missing for the standard fees. */
  readonly deliveryTerms?: DeliveryTerms | null;
  readonly consigned: boolean;
  readonly consignmentId: string | null;
  /** The lowest price that its owner agreed to. */
  readonly priceFloor: number | null;
  readonly createdAt: Instant;
};

export type DemoOffer = {
  readonly amount: number;
  readonly status: OfferStatus;
  readonly counteroffer: number | null;
  readonly buyerAmount: number;
  readonly sellerAmount: number | null;
  readonly turn: Side | null;
};

export type DemoOrderStep = {
  readonly type: string;
  readonly by: Side | null;
  readonly at: Instant;
  readonly reason: string | null;
};

type DemoSolution = { readonly type: CaseSolution; readonly amount: number | null };

/** A reported problem with an order. */
export type DemoCase = {
  readonly id: string;
  readonly status: OrderCaseStatus;
  readonly reason: OrderCaseReason;
  readonly wanted: DemoSolution;
  readonly proposal: DemoSolution | null;
  readonly agreed: DemoSolution | null;
  readonly outcome: CaseOutcome | null;
  /** Cents. */
  readonly refunded: number;
  readonly proposals: readonly TimeProposal[];
  readonly pickup: TimeWindow | null;
  readonly tracking: string | null;
  readonly received: boolean;
  readonly deadline: Instant | null;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
  readonly timeline: readonly DemoCaseEntry[];
};

export type DemoCaseEntry = {
  readonly id: string;
  readonly type: CaseEntryType;
  readonly by: Side | "admin" | null;
  readonly at: Instant;
  readonly message: string | null;
  readonly pictures: readonly string[];
  readonly solution: { readonly type: CaseSolution | "none"; readonly amount: number | null } | null;
  readonly window: TimeWindow | null;
};

export type DemoOrder = {
  readonly id: string;
  readonly chatId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly listings: readonly { readonly listingId: string; readonly price: number }[];
  readonly status: OrderStatus;
  readonly type: OrderType;
  readonly scheduleViewing: boolean;
  readonly approved: boolean;
  readonly offer: DemoOffer | null;
  readonly taxRates: TaxRates;
  /** total = items + delivery − discount + tax. */
  readonly breakdown: {
    readonly items: number;
    readonly delivery: number;
    readonly discount: number;
    readonly tax: number;
    readonly total: number;
  };
  /** Who brings it; missing for pickups and orders in which the hubs decide. */
  readonly deliveredBy?: Deliverer | null;
  /** How far it is delivered; missing for pickups and if a place is unknown. */
  readonly deliveryMiles?: number | null;
  readonly address: Address | null;
  /** Where a buyer picks it up; null for a delivery. */
  readonly pickup: PickupDetails | null;
  readonly proposals: readonly TimeProposal[];
  readonly agreed: TimeWindow | null;
  /** Another time that a side proposes instead of the agreed one. */
  readonly reschedule: TimeProposal | null;
  /** Who is late for the agreed time, oldest first. */
  readonly late: readonly LateNotice[];
  readonly noShow: NoShow | null;
  readonly carrier: { readonly name: string; readonly quote: number } | null;
  readonly tracking: string | null;
  /** The seller's picture of a delivery. */
  readonly proof: string | null;
  readonly handoffCode: string | null;
  readonly completeOffAskedBy: Side | null;
  readonly payment: {
    readonly status: PaymentStatus;
    readonly card: string;
  };
  /** What an admin refunded, in cents, oldest first. */
  readonly refunds?: readonly { readonly amount: number; readonly reason: string; readonly at: Instant }[];
  /** The reported problem, if there is one. */
  readonly case?: DemoCase;
  readonly deadline: Deadline | null;
  readonly history: readonly DemoOrderStep[];
  readonly createdAt: Instant;
  /** The instant of the last step. */
  readonly changedAt: Instant;
  /** The name by which stories and tests find it. */
  readonly scenario: string | null;
};

export type DemoMessage = {
  readonly id: string;
  /** Position in the chat, from 1 without gaps. */
  readonly number: number;
  readonly type: MessageType;
  readonly text: string | null;
  /** Picture path for `image` messages. */
  readonly imageUrl: string | null;
  readonly senderId: string | null;
  readonly offer: {
    readonly status: MessageOfferStatus;
    readonly amount: number;
    readonly counteroffer: number | null;
  } | null;
  readonly seenBy: readonly string[];
  readonly date: Instant;
};

/** Set in a chat between the owner of a consigned piece, its buyer, and the business that accepted it. */
type DemoChatSubject =
  | { readonly listingId: string; readonly orderId: string | null; readonly consignmentId: null }
  | { readonly listingId: null; readonly orderId: null; readonly consignmentId: string };

export type DemoChat = DemoChatSubject & {
  readonly id: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly messages: readonly DemoMessage[];
  readonly createdAt: Instant;
};

export type DemoNotification = {
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly text: string;
  readonly senderId: string | null;
  /** Shown instead of the sender's own name when that is hidden; null with a null sender. */
  readonly senderName: string | null;
  readonly listingIds: readonly string[];
  readonly orderId: string | null;
  readonly chatId: string | null;
  readonly seen: boolean;
  readonly previewed: boolean;
  readonly date: Instant;
};

/** The reviewed side's reply. */
export type DemoReviewReply = {
  readonly about: Side;
  readonly text: string;
  readonly createdAt: Instant;
  readonly editedAt: Instant | null;
  readonly isRemoved: boolean;
};

/** A report of a review or its reply. */
export type DemoReviewReport = {
  readonly id: string;
  readonly reviewId: string;
  readonly about: Side;
  readonly target: ReportTarget;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly date: Instant;
  readonly decision: "kept" | "removed" | null;
};

/** One row per reviewed order; a review that is not written yet has a null rating. */
export type DemoReview = {
  readonly id: string;
  readonly orderId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly listingIds: readonly string[];
  /** By the buyer, about the seller. */
  readonly sellerRating: number | null;
  readonly sellerFeedback: string | null;
  /** By the seller, about the buyer. */
  readonly buyerRating: number | null;
  readonly buyerFeedback: string | null;
  readonly listingRatings: readonly {
    readonly listingId: string;
    readonly rating: number | null;
    readonly feedback: string | null;
  }[];
  readonly publishedAt: Instant | null;
  /** The order's date, for reviews of orders older than the included ones. */
  readonly orderDate: Instant;
  readonly orderDelivery: number;
  readonly replies: readonly DemoReviewReply[];
  /** The sides whose reviews an admin removed. */
  readonly removed: readonly Side[];
};

export type DemoDiscount = {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string;
  readonly code: string;
  readonly type: "promo";
  readonly amount: number;
  readonly minSubtotal: number;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
  readonly orderId: string | null;
};

export type DemoQuestion = {
  readonly id: string;
  readonly listingId: string;
  readonly askerId: string;
  readonly text: string;
  readonly date: Instant;
  readonly answer: { readonly text: string; readonly date: Instant } | null;
};

export type DemoConsignment = {
  readonly id: string;
  readonly consignerId: string;
  readonly title: string;
  readonly images: readonly string[];
  readonly kind: string;
  readonly brand: string | null;
  readonly age: string | null;
  readonly condition: Condition;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly place: string;
  readonly zip: string;
  readonly hub: HubId | "NA";
  readonly expectedPrice: number;
  readonly pickupAccess: string | null;
  readonly status: ConsignmentStatus;
  readonly pricePlan: number | null;
  readonly requestedPrice: number | null;
  /** The consigner's percentage. */
  readonly share: number | null;
  readonly acceptedBy: string | null;
  readonly declinedBy: readonly string[];
  readonly listingId: string | null;
  /** The consigner's share of the sale in cents. */
  readonly earned: number | null;
  readonly proposals: ReadonlyArray<TimeWindow & { readonly by: ConsignmentSide }>;
  /** When the business collects it. */
  readonly agreed: TimeWindow | null;
  readonly pickup: PickupDetails | null;
  readonly appointmentChanges: number;
  readonly lapsesAt: Instant | null;
  /** Each status that it has reached; `submitted` at `createdAt`, the current one at `changedAt`. */
  readonly history: ReadonlyArray<{
    readonly status: ConsignmentStatus;
    readonly at: Instant;
    /** Why the business released it. */
    readonly reason?: string;
  }>;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
};

export type DemoSavedSearch = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly query: string;
  readonly alerts: boolean;
  readonly date: Instant;
};
export type DemoMark = { readonly userId: string; readonly listingId: string; readonly date: Instant };

/** Sample searches, for the popular searches. */
export type DemoPopularSearch = { readonly query: string; readonly popularity: number };

export type DemoPost = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: BlogTopic;
  /** `/pictures/{key}` of a piece, with its alternative text. */
  readonly image: string;
  readonly imageAlt: string;
  readonly author: string;
  /** Raw names of the piece types that it is about. */
  readonly types: readonly string[];
  readonly body: readonly BlogBlock[];
  readonly date: Instant;
};

export type DemoWorld = {
  readonly seed: string;
  readonly startAt: Instant;
  readonly accounts: readonly DemoAccount[];
  readonly brands: readonly DemoBrand[];
  readonly listings: readonly DemoListing[];
  readonly orders: readonly DemoOrder[];
  readonly chats: readonly DemoChat[];
  readonly notifications: readonly DemoNotification[];
  readonly reviews: readonly DemoReview[];
  readonly reviewReports: readonly DemoReviewReport[];
  readonly discounts: readonly DemoDiscount[];
  readonly questions: readonly DemoQuestion[];
  readonly consignments: readonly DemoConsignment[];
  readonly favorites: readonly DemoMark[];
  readonly carts: readonly DemoMark[];
  readonly savedSearches: readonly DemoSavedSearch[];
  readonly popularSearches: readonly DemoPopularSearch[];
  /** Newest first. */
  readonly posts: readonly DemoPost[];
};
