import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { heirloopIdSchema, orderIdSchema, userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import { purchasesTab, salesTab } from "@heirloop/machines/order/purchases-selection";
import { browserApi } from "../api/browser-api.ts";
import { changeFavorite } from "../favorite/favorite-calls.ts";
import { tokenCookie } from "../session/token-cookie.ts";
import type { AddressParameter } from "./address-parameter.ts";

/** What an act leads to: another page, an open chat, other favourites. */
export type ActOutcome = { page?: string; chat?: string; favorites?: ReadonlySet<string> };

async function orderUrl(user: User, id: string): Promise<string> {
  const order = await browserApi().call(orderEndpoints.get, { params: { orderId: orderIdSchema.parse(id) } });
  if (order.buyer._id === user._id) return pageUrls.purchases(purchasesTab(order), order._id);
  return user.isBusiness
    ? pageUrls.sales(salesTab(order), order._id)
    : pageUrls.purchases(salesTab(order), order._id);
}

const acts: Record<AddressParameter, (value: string, user: User) => Promise<ActOutcome>> = {
  favorite: async (value) => ({ favorites: await changeFavorite(heirloopIdSchema.parse(value), true) }),
  chat: async (value) => ({ chat: value }),
  listing: async (value) => ({
    chat: (await browserApi().call(chatEndpoints.open, { body: { listing: heirloopIdSchema.parse(value) } }))
      ._id,
  }),
  order: async (value, user) => ({ page: await orderUrl(user, value) }),
  userAccountAdmin: async (value) => {
    const { token } = await browserApi().call(adminEndpoints.enterAccount, {
      body: { id: userIdSchema.parse(value) },
    });
    document.cookie = tokenCookie(token, window.location.protocol === "https:");
    // Everything on screen belongs to somebody else's session.
    window.location.assign(pageUrls.home());
    return {};
  },
};

/** Does what a parameter of an address asks for. */
export const act = (parameter: AddressParameter, value: string, user: User): Promise<ActOutcome> =>
  acts[parameter](value, user);
