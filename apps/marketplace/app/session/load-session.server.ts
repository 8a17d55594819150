import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { User } from "@heirloop/contract/user/user.schema";
import { loadGuestCart } from "../guest-cart/guest-cart.server.ts";
import { readGuestCart } from "../guest-cart/guest-cart.ts";

/** The visitor's data for the layout. */
export type LoadedSession = {
  user: User | null;
  cart: readonly Listing[];
  favorites: readonly string[];
  notPreviewed: number;
  unreadChats: number;
};

async function guestSession(api: Api, cookies: string | null): Promise<LoadedSession> {
  const cart = await loadGuestCart(api, readGuestCart(cookies));
  return { user: null, cart, favorites: [], notPreviewed: 0, unreadChats: 0 };
}

/** A missing count must not prevent the page. */
async function orElse<T>(wanted: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof ProblemError) return otherwise;
    throw error;
  }
}

/** In parallel; an expired token is treated as a guest. */
export async function loadSession(
  api: Api,
  signedIn: boolean,
  cookies: string | null,
): Promise<LoadedSession> {
  if (!signedIn) return guestSession(api, cookies);
  const [user, cart, favorites, notPreviewed, chats] = await Promise.all([
    orElse(api.call(authEndpoints.me), null),
    orElse(api.call(cartEndpoints.get), { listings: [] }),
    orElse(api.call(favoriteEndpoints.list), { listings: [] }),
    orElse(
      api.call(notificationEndpoints.list, { body: { skip: 0 } }).then((batch) => batch.notPreviewed),
      0,
    ),
    orElse(api.call(chatEndpoints.list), []),
  ]);
  if (user === null) return guestSession(api, cookies);
  return {
    user,
    cart: cart.listings,
    favorites: favorites.listings.map(({ heirloopId }) => heirloopId),
    notPreviewed,
    unreadChats: chats.filter(({ unreadCount }) => unreadCount > 0).length,
  };
}
