import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import type { CartListing } from "@heirloop/contract/listing/listing.schema";
import type { User } from "@heirloop/contract/user/user.schema";

/** What every page shows of the visitor; guests have no user. */
export type Session = Pick<
  AccountSummary,
  "notPreviewed" | "unreadChats" | "savedSearches" | "followedSellers"
> & {
  user: User | null;
  cart: readonly CartListing[];
  /** `heirloopId`s, latest first. */
  favorites: readonly string[];
};

export const guestSession: Session = {
  user: null,
  cart: [],
  favorites: [],
  notPreviewed: 0,
  unreadChats: 0,
  savedSearches: [],
  followedSellers: [],
};

/** The session of a signed-in user. */
export const sessionOf = ({
  pendingListings: _pending,
  hasClosedContacts: _closed,
  ...session
}: AccountSummary): Session => session;
