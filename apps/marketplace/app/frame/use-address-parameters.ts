import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { callProblem } from "../api/call-problem.ts";
import { type AddressParameter, addressParameters } from "./address-parameter.ts";
import { favoritesAtom, userAtom } from "../session/session.atoms.ts";

/** Pages on which a parameter is the page's own. */
const ownPages: Partial<Record<AddressParameter, readonly string[]>> = {
  order: ["/purchases", "/sales", "/orders", "/order-summary"],
  chat: ["/orders"],
};
/** On the way through these nothing else happens. */
const undisturbed = ["/login", "/register", "/checkout"];

function parameterOf(
  pathname: string,
  search: string,
): { name: AddressParameter; value: string; here: string } | null {
  const asked = new URLSearchParams(search);
  const name = addressParameters.find((one) => asked.has(one) && !ownPages[one]?.includes(pathname));
  const value = name && asked.get(name);
  if (!name || !value || undisturbed.includes(pathname)) return null;
  asked.delete(name);
  return { name, value, here: asked.size > 0 ? `${pathname}?${asked}` : pathname };
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
    const asked = parameterOf(pathname, search);
    if (asked === null) {
      done.current = "";
      return;
    }
    if (done.current === search) return;
    done.current = search;
    if (user === null) {
      if (asked.name !== "favorite") void navigate(pageUrls.login(pathname + search));
      return;
    }
    const go = (to: string): void => void navigate(to, { replace: true, preventScrollReset: true });
    import("./address-acts.ts")
      .then(({ act }) => act(asked.name, asked.value, user))
      .then(
        ({ page, chat, favorites }) => {
          if (favorites) setFavorites(favorites);
          if (chat !== undefined) openChat(chat);
          go(page ?? asked.here + hash);
        },
        (error: unknown) => {
          alert({ tone: "danger", message: callProblem(error) });
          go(asked.here + hash);
        },
      );
  }, [pathname, search, hash, user, navigate, setFavorites, alert, openChat]);
}
