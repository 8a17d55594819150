import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import {
  type AddressParameter,
  addressWithout,
  type AskedByAddress,
} from "@heirloop/machines/page/address-parameter";
import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { callProblem, isRefused } from "../api/call-problem.ts";
import { changeFavorite } from "../favorite/favorite-calls.ts";
import { enteringAtom, favoritesAtom, userAtom } from "../session/session.atoms.ts";
import type { AddressActProps } from "./address-act-props.ts";
import { OrderLink } from "./order-link.tsx";

/** Does something once, tells what went wrong, and takes the parameter out of the address, unless that one was left. */
function useOnce(act: () => Promise<"left" | void>, clearAddress: () => void): void {
  const alert = useAlert();
  useEffect(() => {
    void act()
      .catch((error: unknown) => alert({ tone: "danger", message: callProblem(error) }))
      .then((done) => done === "left" || clearAddress());
  }, [act, alert, clearAddress]);
}

/** Completes a click that had to wait for logging in. */
function KeepFavorite({ value, clearAddress }: AddressActProps) {
  const setFavorites = useSetAtom(favoritesAtom);
  useOnce(
    useCallback(
      async () => setFavorites(await changeFavorite(heirloopIdSchema.parse(value), true)),
      [setFavorites, value],
    ),
    clearAddress,
  );
  return null;
}

function OpenChat({ value, openChat, clearAddress }: AddressActProps) {
  useEffect(() => {
    openChat(value);
    clearAddress();
  }, [value, openChat, clearAddress]);
  return null;
}

/** The enquiry chat about a piece; with oneself it leads to one's profile (docs/product.md §5). */
function OpenEnquiry({ value, user, openChat, goTo, clearAddress }: AddressActProps) {
  const own = user?.slug;
  useOnce(
    useCallback(async () => {
      const listing = heirloopIdSchema.parse(value);
      try {
        openChat((await browserApi().call(chatEndpoints.open, { body: { listing } }))._id);
      } catch (error) {
        if (own === undefined || !isRefused(error, "own-listing")) throw error;
        goTo(pageUrls.profile(own));
        return "left";
      }
    }, [goTo, openChat, own, value]),
    clearAddress,
  );
  return null;
}

function EnterAccount({ value, clearAddress }: AddressActProps) {
  const enter = useSetAtom(enteringAtom);
  useEffect(() => {
    enter(value);
    clearAddress();
  }, [enter, value, clearAddress]);
  return null;
}

function LogIn({ logIn }: AddressActProps) {
  useEffect(logIn, [logIn]);
  return null;
}

type Act = ComponentType<AddressActProps>;

const acts: Record<AddressParameter, { signedIn: Act; guest: Act | null }> = {
  // A guest is asked to log in by the click itself, and may have decided otherwise.
  favorite: { signedIn: KeepFavorite, guest: null },
  chat: { signedIn: OpenChat, guest: LogIn },
  listing: { signedIn: OpenEnquiry, guest: LogIn },
  order: { signedIn: OrderLink, guest: OrderLink },
  userAccountAdmin: { signedIn: EnterAccount, guest: LogIn },
};

/** Does what a parameter of the address asks for (docs/product.md §2), once, and takes it out of the address. */
export function AddressActs({
  asked: { name, value },
  openChat,
}: {
  asked: AskedByAddress;
  openChat: (chat: string) => void;
}) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const goTo = useCallback(
    (page: string): void => void navigate(page, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const clearAddress = useCallback(
    () => goTo(addressWithout(name, pathname, search) + hash),
    [goTo, name, pathname, search, hash],
  );
  const logIn = useCallback(
    (): void => void navigate(pageUrls.login(pathname + search)),
    [navigate, pathname, search],
  );
  const Act = acts[name][user === null ? "guest" : "signedIn"];
  return Act && <Act {...{ value, user, openChat, goTo, clearAddress, logIn }} />;
}
