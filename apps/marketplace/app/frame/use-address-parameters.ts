import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { heirloopIdSchema, orderIdSchema, userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import { purchasesTab, salesTab } from "@heirloop/machines/order/purchases-selection";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { favoritesAtom, userAtom } from "../session/session.atoms.ts";
import { tokenCookie } from "../session/token-cookie.ts";

const parameters = ["favorite", "chat", "listing", "order", "userAccountAdmin"] as const;
type Parameter = (typeof parameters)[number];

/** Pages on which a parameter is the page's own. */
const ownPages: Partial<Record<Parameter, readonly string[]>> = {
  order: ["/purchases", "/sales", "/orders", "/order-summary"],
  chat: ["/orders"],
};

async function orderUrl(user: User, id: string): Promise<string> {
  const order = await browserApi().call(orderEndpoints.get, { params: { orderId: orderIdSchema.parse(id) } });
  if (order.buyer._id === user._id) return pageUrls.purchases(purchasesTab(order), order._id);
  return user.isBusiness ? pageUrls.sales(salesTab(order), order._id) : pageUrls.purchases(salesTab(order), order._id);
}

/**
 * What a parameter of any address does (docs/product.md §2): `chat` and `listing` open the chat panel, `order` leads to that order,
 * `userAccountAdmin` enters the account, `favorite` completes a click that had to wait for logging in. Each is taken out of the address.
 */
export function useAddressParameters(openChat: (chat: string) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const setFavorites = useSetAtom(favoritesAtom);
  const alert = useAlert();
  const done = useRef("");

  useEffect(() => {
    const asked = new URLSearchParams(search);
    const found = parameters.find((name) => asked.has(name) && !ownPages[name]?.some((page) => pathname.startsWith(page)) && !(pathname === "/checkout" || pathname === "/login" || pathname === "/register"));
    const value = found && asked.get(found);
    if (!found || !value || done.current === pathname + search) return;
    done.current = pathname + search;
    if (user === null) {
      if (found !== "favorite") void navigate(pageUrls.login(pathname + search));
      return;
    }
    const rest = new URLSearchParams(asked);
    rest.delete(found);
    const here = `${pathname}${rest.size > 0 ? `?${rest}` : ""}${hash}`;

    const acts: Record<Parameter, () => Promise<string | void>> = {
      favorite: async () => {
        const { listings } = await browserApi().call(favoriteEndpoints.add, { params: { heirloopId: heirloopIdSchema.parse(value) } });
        setFavorites(new Set(listings.map(({ heirloopId }) => heirloopId)));
      },
      chat: async () => openChat(value),
      listing: async () => openChat((await browserApi().call(chatEndpoints.open, { body: { listing: heirloopIdSchema.parse(value) } }))._id),
      order: async () => orderUrl(user, value),
      userAccountAdmin: async () => {
        const { token } = await browserApi().call(adminEndpoints.enterAccount, { body: { id: userIdSchema.parse(value) } });
        document.cookie = tokenCookie(token, window.location.protocol === "https:");
        window.location.assign("/");
      },
    };

    acts[found]().then(
      (elsewhere) => void navigate(elsewhere ?? here, { replace: true, preventScrollReset: true }),
      (error: unknown) => {
        alert({ tone: "danger", message: error instanceof ProblemError ? error.message : "That could not be opened. Check your connection and try again." });
        void navigate(here, { replace: true, preventScrollReset: true });
      },
    );
  }, [pathname, search, hash, user, navigate, setFavorites, alert, openChat]);
}
