import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import {
  type AddressParameter,
  addressWithout,
  type AskedByAddress,
} from "@heirloop/machines/page/address-parameter";
import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { browserApi } from "../api/browser-api.ts";
import { isRefused } from "../api/call-problem.ts";
import { changeFavorite } from "../favorite/favorite-calls.ts";
import { localPath } from "../session/local-path.ts";
import { enteringAtom, favoritesAtom, userAtom } from "../session/session.atoms.ts";
import type { AddressActProps } from "./address-act-props.ts";
import { isOwnParameter, noteAnswered } from "./arrival.ts";
import { ConfirmedAct } from "./confirmed-act.tsx";
import { askToEnter, askToFavorite, askToOpenEnquiry, type LinkQuestion } from "./link-questions.ts";
import { OrderLink } from "./order-link.tsx";
import { parseListing } from "./unknown-target.ts";
import { useAddressAct } from "./use-address-act.ts";

/** Completes a click that had to wait for logging in. */
function KeepFavorite({ value, clearAddress }: AddressActProps) {
  const setFavorites = useSetAtom(favoritesAtom);
  useAddressAct(
    useCallback(
      async () => setFavorites(await changeFavorite(parseListing(value), true)),
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
  useAddressAct(
    useCallback(async () => {
      const listing = parseListing(value);
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

/** Enters the account and comes back to this page (docs/product.md §2). */
function EnterAccount({ value, page, clearAddress }: AddressActProps) {
  const enter = useSetAtom(enteringAtom);
  useEffect(() => {
    enter({ account: value, page });
    clearAddress();
  }, [enter, value, page, clearAddress]);
  return null;
}

function LogIn({ logIn }: AddressActProps) {
  useEffect(logIn, [logIn]);
  return null;
}

function ClearAddress({ clearAddress }: AddressActProps) {
  useEffect(clearAddress, [clearAddress]);
  return null;
}

type Act = ComponentType<AddressActProps>;

type Acts = {
  signedIn: Act;
  guest: Act | null;
  /** Asked first when the parameter came by a link from elsewhere. Null: it only leads to what can be read. */
  question: LinkQuestion | null;
};

const acts: Record<AddressParameter, Acts> = {
  // A guest is asked to log in by the click itself, and may have decided otherwise.
  favorite: { signedIn: KeepFavorite, guest: null, question: askToFavorite },
  chat: { signedIn: OpenChat, guest: LogIn, question: null },
  listing: { signedIn: OpenEnquiry, guest: LogIn, question: askToOpenEnquiry },
  order: { signedIn: OrderLink, guest: OrderLink, question: null },
  userAccountAdmin: { signedIn: EnterAccount, guest: ClearAddress, question: askToEnter },
};

/** What happens about a parameter: nobody but an admin enters accounts. */
function actOf(name: AddressParameter, user: User | null): Pick<Acts, "question"> & { act: Act | null } {
  const { signedIn, guest, question } = acts[name];
  if (name === "userAccountAdmin" && user?.admin !== true) return { act: ClearAddress, question: null };
  return user === null ? { act: guest, question: null } : { act: signedIn, question };
}

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
    (to: string): void => {
      noteAnswered({ name, value });
      void navigate(localPath(to), { replace: true, preventScrollReset: true });
    },
    [name, navigate, value],
  );
  const page = addressWithout(name, pathname, search) + hash;
  const clearAddress = useCallback(() => goTo(page), [goTo, page]);
  const logIn = useCallback(
    (): void => void navigate(pageUrls.login(pathname + search)),
    [navigate, pathname, search],
  );
  // Once: what was refused is the site's own from then on, and stays here until the address has changed.
  const [own] = useState(() => isOwnParameter({ name, value }, user !== null));
  const { act: Act, question } = actOf(name, user);
  if (Act === null) return null;
  const props: AddressActProps = { value, user, page, openChat, goTo, clearAddress, logIn };
  return question === null || own ? (
    <Act {...props} />
  ) : (
    <ConfirmedAct {...props} question={question} act={Act} />
  );
}
