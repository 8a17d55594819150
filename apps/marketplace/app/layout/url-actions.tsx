import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import { type UrlParameter, removeUrlParameter, type UrlAction } from "@heirloop/machines/page/url-parameter";
import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { browserApi } from "../api/browser-api.ts";
import { isRefused } from "../api/error-message.ts";
import { updateFavorite } from "../favorite/favorite-calls.ts";
import { localPath } from "../session/local-path.ts";
import { impersonatingAtom, favoritesAtom, userAtom } from "../session/session.atoms.ts";
import type { UrlActionProps } from "./url-action-props.ts";
import { isOwnParameter, markHandled } from "./link-origin.ts";
import { ConfirmedUrlAction } from "./confirmed-url-action.tsx";
import {
  confirmImpersonation,
  confirmFavorite,
  confirmInquiry,
  type LinkConfirmation,
} from "./link-confirmations.ts";
import { OrderLink } from "./order-link.tsx";
import { parseListing } from "./parse-target.ts";
import { useUrlAction } from "./use-url-action.ts";

/** Completes a click that had to wait for login. */
function SaveFavorite({ value, clearAddress }: UrlActionProps) {
  const setFavorites = useSetAtom(favoritesAtom);
  useUrlAction(
    useCallback(async () => {
      const listing = parseListing(value);
      await updateFavorite(listing, true);
      setFavorites((now) => new Set([...now, listing]));
    }, [setFavorites, value]),
    clearAddress,
  );
  return null;
}

function OpenChat({ value, openChat, clearAddress }: UrlActionProps) {
  useEffect(() => {
    openChat(value);
    clearAddress();
  }, [value, openChat, clearAddress]);
  return null;
}

/** Opens the inquiry chat about a listing; for the user's own listing it goes to their profile (docs/product.md §5). */
function OpenInquiry({ value, user, openChat, goTo, clearAddress }: UrlActionProps) {
  const own = user?.slug;
  useUrlAction(
    useCallback(async () => {
      const listing = parseListing(value);
      try {
        openChat((await browserApi().call(chatEndpoints.open, { body: { listing } }))._id);
      } catch (error) {
        if (own === undefined || !isRefused(error, "own-listing")) throw error;
        goTo(pageUrls.profile(own));
        return "navigated";
      }
    }, [goTo, openChat, own, value]),
    clearAddress,
  );
  return null;
}

/** Starts an impersonation and returns to this page (docs/product.md §2). */
function Impersonate({ value, page, clearAddress }: UrlActionProps) {
  const enter = useSetAtom(impersonatingAtom);
  useEffect(() => {
    enter({ account: value, page });
    clearAddress();
  }, [enter, value, page, clearAddress]);
  return null;
}

function LogIn({ logIn }: UrlActionProps) {
  useEffect(logIn, [logIn]);
  return null;
}

function ClearAddress({ clearAddress }: UrlActionProps) {
  useEffect(clearAddress, [clearAddress]);
  return null;
}

type Action = ComponentType<UrlActionProps>;

type Actions = {
  signedIn: Action;
  guest: Action | null;
  /** Asked first when an external link set the parameter. Null when the action only reads. */
  question: LinkConfirmation | null;
};

const actions: Record<UrlParameter, Actions> = {
  // The click has already asked the guest to log in, and they may have decided against it.
  favorite: { signedIn: SaveFavorite, guest: null, question: confirmFavorite },
  chat: { signedIn: OpenChat, guest: LogIn, question: null },
  listing: { signedIn: OpenInquiry, guest: LogIn, question: confirmInquiry },
  order: { signedIn: OrderLink, guest: OrderLink, question: null },
  userAccountAdmin: { signedIn: Impersonate, guest: ClearAddress, question: confirmImpersonation },
};

/** The action for a parameter: only admins may impersonate. */
function getAction(
  name: UrlParameter,
  user: User | null,
): Pick<Actions, "question"> & { action: Action | null } {
  const { signedIn, guest, question } = actions[name];
  if (name === "userAccountAdmin" && user?.admin !== true) return { action: ClearAddress, question: null };
  return user === null ? { action: guest, question: null } : { action: signedIn, question };
}

/** Performs the action of a URL parameter once and removes the parameter (docs/product.md §2). */
export function UrlActions({
  action: { name, value },
  openChat,
}: {
  action: UrlAction;
  openChat: (chat: string) => void;
}) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const goTo = useCallback(
    (to: string): void => {
      markHandled({ name, value });
      void navigate(localPath(to), { replace: true, preventScrollReset: true });
    },
    [name, navigate, value],
  );
  const page = removeUrlParameter(name, pathname, search) + hash;
  const clearAddress = useCallback(() => goTo(page), [goTo, page]);
  const logIn = useCallback(
    (): void => void navigate(pageUrls.login(pathname + search)),
    [navigate, pathname, search],
  );
  // Determined once: after the user declines, the parameter counts as handled but is still in the URL for a moment.
  const [own] = useState(() => isOwnParameter({ name, value }));
  const { action: Action, question } = getAction(name, user);
  if (Action === null) return null;
  const props: UrlActionProps = { value, user, page, openChat, goTo, clearAddress, logIn };
  return question === null || own ? (
    <Action {...props} />
  ) : (
    <ConfirmedUrlAction {...props} question={question} action={Action} />
  );
}
