import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import type { CartListing } from "@heirloop/contract/listing/listing.schema";
import type { User } from "@heirloop/contract/user/user.schema";
import { atom } from "jotai";

/** The signed-in user; null for guests. */
export const userAtom = atom<User | null>(null);
/** The cart's lines: the server's for users, this browser's for guests. */
export const cartAtom = atom<readonly CartListing[]>([]);
/** `heirloopId`s of the favorites. */
export const favoritesAtom = atom<ReadonlySet<string>>(new Set<string>());
/** Notifications since the menu was last opened. */
export const notPreviewedAtom = atom(0);
/** Chats with unread messages. */
export const unreadChatsAtom = atom(0);
/** The ids and queries of the saved searches. */
export const savedSearchesAtom = atom<AccountSummary["savedSearches"]>([]);
/** The ids of the sellers that the user follows. */
export const followedSellersAtom = atom<ReadonlySet<string>>(new Set<string>());
/** The account that an admin wants to impersonate, and the page to show then; null when there is none. */
export const impersonatingAtom = atom<{ account: string; page: string } | null>(null);
