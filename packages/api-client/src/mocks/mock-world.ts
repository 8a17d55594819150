import { nameKey } from "@heirloop/contract/catalog/fold-text";
import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import type { ListingImport } from "@heirloop/contract/listing/listing.endpoints";
import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { RejectedRow } from "@heirloop/machines/listing-import/rejected-csv";
import type { SavedSearch } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { demoFollows } from "@heirloop/demo/account/demo-follows";
import { indexOf, type WorldIndex } from "@heirloop/demo/projection/world-index";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoChat, DemoMessage } from "@heirloop/demo/records/chat";
import type { DemoConsignment } from "@heirloop/demo/records/consignment";
import type { DemoListing, DemoMark, DemoQuestion } from "@heirloop/demo/records/listing";
import type { DemoListingReport } from "@heirloop/demo/records/listing-report";
import type { DemoNotification } from "@heirloop/demo/records/notification";
import type { DemoDiscount, DemoOrder } from "@heirloop/demo/records/order";
import type { DemoReview, DemoReviewReport } from "@heirloop/demo/records/review";
import type { DemoWorld } from "@heirloop/demo/records/world";
import { smallWorld } from "@heirloop/demo/world/small-world";

/** A file of pieces that was sent in; the mocks read all of it at once. */
export type MockImport = {
  readonly id: string;
  readonly sellerId: string;
  readonly headings: readonly string[];
  readonly status: ListingImport;
  readonly rejected: readonly RejectedRow[];
};

/** A brand of listings; `id` is the key that all spellings of its name share. */
export type MockBrand = {
  readonly id: string;
  readonly name: string;
  readonly designer: boolean;
  readonly status: "new" | "approved" | "merged" | "rejected";
  readonly mergedInto: string | null;
  readonly proposedBy: string | null;
  readonly since: string;
};

export type MockSavedSearch = { readonly id: string; readonly userId: string; readonly search: SavedSearch };
/** A person who has blocked another. */
export type MockPersonBlock = {
  readonly blockerId: string;
  readonly blockedId: string;
  readonly since: string;
};
/** Who follows which seller. */
export type MockFollow = { readonly followerId: string; readonly sellerId: string; readonly since: string };
/** Whose emails an unsubscribe link turns off, and which. */
export type MockSubscription = { readonly userId: string; readonly types: readonly NotificationType[] };
/** A browser that gets push notifications, and the token of its session. */
export type MockPushDevice = {
  readonly id: string;
  readonly userId: string;
  readonly token: string;
  readonly endpoint: string;
  readonly name: string;
  readonly date: string;
};
export type MockSession = { readonly userId: string; readonly impersonatedBy: string | null };

/** A demo world that calls may change. Records are replaced, never changed, so that worlds can share them. */
export type MockPasskey = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly transports: readonly string[];
  readonly createdAt: string;
  lastUsedAt: string | null;
};

export type MockWorld = {
  readonly index: WorldIndex;
  readonly accounts: DemoAccount[];
  readonly listings: DemoListing[];
  readonly notifications: DemoNotification[];
  readonly reviews: DemoReview[];
  readonly reviewReports: DemoReviewReport[];
  readonly listingReports: DemoListingReport[];
  readonly questions: DemoQuestion[];
  readonly favorites: DemoMark[];
  readonly carts: DemoMark[];
  /** Who is on which waiting list. */
  readonly waiting: DemoMark[];
  readonly consignments: DemoConsignment[];
  readonly discounts: DemoDiscount[];
  readonly savedSearches: MockSavedSearch[];
  readonly personBlocks: MockPersonBlock[];
  /** Oldest first. */
  readonly follows: MockFollow[];
  readonly brands: MockBrand[];
  /** By user: what "Will it fit?" measures against. */
  readonly homes: Map<string, HomeMeasurements>;
  /** Every address of a profile whose address was changed, and whose it is. */
  readonly profileSlugs: Map<string, string>;
  readonly imports: MockImport[];
  /** By `seller fingerprint` of every row that was imported: the piece that was created. */
  readonly importedRows: Map<string, string>;
  readonly sessions: Map<string, MockSession>;
  /** Passwords of accounts that were opened here; the demo's own have `demoPassword`. */
  readonly passwords: Map<string, string>;
  /** Accounts that were closed. */
  readonly closedAccounts: Set<string>;
  /** Mailed tokens that confirm an email address, and whose. */
  readonly emailVerifications: Map<string, string>;
  /** By user: two-step verification that is on. */
  readonly twoSteps: Map<string, { readonly since: string; readonly recoveryCodes: readonly string[] }>;
  /** Logins that wait for a code, and whose. */
  readonly loginChallenges: Map<string, string>;
  readonly passkeys: MockPasskey[];
  /** By challenge of a passkey: whose new one it is for; null for a login. */
  readonly passkeyChallenges: Map<string, string | null>;
  /** By user: the preferences of those who have changed any. */
  readonly notificationPreferences: Map<string, NotificationPreferences>;
  /** The key that browsers subscribe with; null where push notifications are off. */
  readonly pushKey: string | null;
  readonly pushDevices: MockPushDevice[];
  /** By the token of an emailed link. */
  readonly unsubscribeTokens: Map<string, MockSubscription>;
  /** `user review`: put off with 'Not now'. */
  readonly declinedReviews: Set<string>;
  /** Pieces that are off sale until their seller's block is lifted. */
  readonly takenDownByBlock: Set<string>;
  /** By code: the orders of the checkout at which it was redeemed. */
  readonly redemptions: Map<string, readonly string[]>;
  /** Cards that were handed in, by what the payment provider calls them. */
  readonly cards: Map<
    string,
    { /** Null until somebody saves it. */ readonly userId: string | null; readonly label: string }
  >;
  /** First answers by user, call and idempotency key. */
  readonly firstAnswers: Map<string, { request: string; status: number; body: unknown }>;
  /** ISO instant, a second later each time, so that what is written has an order. */
  now(): string;
  /** Lets so many milliseconds go by. */
  pass(milliseconds: number): void;
  newId(): string;
};

/** A world of one's own to change; the small demo world unless another is given. */
export function createMockWorld(world: DemoWorld = smallWorld()): MockWorld {
  const accounts = [...world.accounts];
  const listings = [...world.listings];
  const notifications = [...world.notifications];
  const reviews = [...world.reviews];
  const questions = [...world.questions];
  const favorites = [...world.favorites];
  const carts = [...world.carts];
  const consignments = [...world.consignments];
  const discounts = [...world.discounts];
  let instant = Date.parse(world.startAt);
  let made = 0;
  return {
    index: indexOf({
      ...world,
      accounts,
      listings,
      notifications,
      reviews,
      questions,
      favorites,
      carts,
      consignments,
      discounts,
    }),
    accounts,
    listings,
    notifications,
    reviews,
    reviewReports: [...world.reviewReports],
    listingReports: [...world.listingReports],
    questions,
    favorites,
    carts,
    consignments,
    discounts,
    waiting: [],
    savedSearches: [],
    personBlocks: [],
    follows: demoFollows(world),
    brands: world.brands.map(({ name, designer }) => ({
      id: nameKey(name),
      name,
      designer,
      status: "approved",
      mergedInto: null,
      proposedBy: null,
      since: world.startAt,
    })),
    homes: new Map(),
    profileSlugs: new Map(),
    imports: [],
    importedRows: new Map(),
    sessions: new Map(),
    passwords: new Map(),
    closedAccounts: new Set(),
    emailVerifications: new Map(),
    twoSteps: new Map(),
    loginChallenges: new Map(),
    passkeys: [],
    passkeyChallenges: new Map(),
    notificationPreferences: new Map(),
    pushKey: `B${"k".repeat(86)}`,
    pushDevices: [],
    unsubscribeTokens: new Map(),
    declinedReviews: new Set(),
    takenDownByBlock: new Set(),
    redemptions: new Map(),
    cards: new Map(),
    firstAnswers: new Map(),
    now: () => new Date((instant += 1_000)).toISOString(),
    pass: (milliseconds) => void (instant += milliseconds),
    newId: () => `mock${String((made += 1)).padStart(12, "0")}`,
  };
}

/** Puts the changed record in the place of the one with its id. */
export function replace<T extends { readonly id: string }>(records: T[], changed: T): void {
  const place = records.findIndex(({ id }) => id === changed.id);
  if (place === -1) records.push(changed);
  else records[place] = changed;
}

/** Takes a piece out of somebody's cart or favorites. */
export function removeMark(marks: DemoMark[], userId: string, listingId: string | undefined): void {
  const place = marks.findIndex((mark) => mark.userId === userId && mark.listingId === listingId);
  if (place !== -1) marks.splice(place, 1);
}

export function storeListing({ index, listings }: MockWorld, listing: DemoListing): void {
  replace(listings, listing);
  index.listings.set(listing.id, listing);
  index.listingsByHeirloopId.set(listing.heirloopId, listing);
}

export function storeOrder({ index }: MockWorld, order: DemoOrder): void {
  index.orders.set(order.id, order);
}

export function storeAccount({ index, accounts }: MockWorld, account: DemoAccount): void {
  replace(accounts, account);
  index.accounts.set(account.id, account);
}

/** Adds a message at the end of a chat, already seen by who wrote it. */
export function writeMessage(
  world: MockWorld,
  chat: DemoChat,
  content: Pick<DemoMessage, "type" | "text" | "imageUrl" | "senderId" | "offer">,
): DemoMessage {
  const message = {
    id: world.newId(),
    number: chat.messages.length + 1,
    ...content,
    seenBy: content.senderId === null ? [] : [content.senderId],
    date: world.now(),
  };
  world.index.chats.set(chat.id, { ...chat, messages: [...chat.messages, message] });
  return message;
}
