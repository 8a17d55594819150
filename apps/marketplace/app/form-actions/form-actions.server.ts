import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { FormAction } from "@heirloop/ui/patterns/form-action/form-action";
import { redirect, type RouterContextProvider } from "react-router";
import { isSignedIn, throwPageError, serverApi } from "../api/server-api.ts";
import { createGuestCartCookie, readGuestCart, isFull } from "../guest-cart/guest-cart.ts";
import { serverContext } from "../server-context.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };
type Pressed = Served & {
  heirloopId: HeirloopId;
  /** Path and query of the page on which it was pressed. */
  back: string;
};

/** The same address with one more parameter. */
function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, "http://here");
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** A guest's cart travels in a cookie, so no account is needed. */
function changeGuestCart({ request, context, heirloopId, back }: Pressed, added: boolean): Response {
  const others = readGuestCart(request.headers.get("cookie")).filter((id) => id !== heirloopId);
  if (added && isFull(others)) return redirect(pageUrls.login(back), 303);
  const secure = context.get(serverContext).origin.startsWith("https:");
  return redirect(back, {
    status: 303,
    headers: { "set-cookie": createGuestCartCookie(added ? [...others, heirloopId] : others, secure) },
  });
}

type Act = {
  /** Answers where to go on. */
  user: (pressed: Pressed) => Promise<string>;
  /** Answers where a guest goes on after logging in, or what happens without it. */
  guest: (pressed: Pressed) => { afterLogin: string } | Response;
};

const named = ({ heirloopId }: Pressed) => ({ params: { heirloopId } });
const loginFirst = ({ back }: Pressed) => ({ afterLogin: back });

const acts: Record<FormAction, Act> = {
  "add-to-cart": {
    user: async (pressed) => {
      await serverApi(pressed.context).call(cartEndpoints.add, named(pressed));
      return pressed.back;
    },
    guest: (pressed) => changeGuestCart(pressed, true),
  },
  "remove-from-cart": {
    user: async (pressed) => {
      await serverApi(pressed.context).call(cartEndpoints.remove, named(pressed));
      return pressed.back;
    },
    guest: (pressed) => changeGuestCart(pressed, false),
  },
  keep: {
    user: async (pressed) => {
      await serverApi(pressed.context).call(favoriteEndpoints.add, named(pressed));
      return pressed.back;
    },
    guest: ({ back, heirloopId }) => ({ afterLogin: withParameter(back, "favorite", heirloopId) }),
  },
  "let-go": {
    user: async (pressed) => {
      await serverApi(pressed.context).call(favoriteEndpoints.remove, named(pressed));
      return pressed.back;
    },
    guest: loginFirst,
  },
  "join-waiting-list": {
    user: async (pressed) => {
      await serverApi(pressed.context).call(listingEndpoints.joinWaitingList, named(pressed));
      return withParameter(pressed.back, "waiting", pressed.heirloopId);
    },
    guest: loginFirst,
  },
  "message-seller": {
    user: async ({ context, heirloopId }) =>
      pageUrls.chat(
        (await serverApi(context).call(chatEndpoints.open, { body: { listing: heirloopId } }))._id,
      ),
    guest: ({ back, heirloopId }) => ({ afterLogin: withParameter(back, "listing", heirloopId) }),
  },
  "make-offer": {
    user: async ({ back }) => withParameter(back, "making", "offer"),
    guest: ({ back }) => redirect(withParameter(back, "making", "offer"), 303),
  },
};

function actAsGuest(name: FormAction, pressed: Pressed): Response {
  const done = acts[name].guest(pressed);
  return done instanceof Response ? done : redirect(pageUrls.login(done.afterLogin), 303);
}

/** Does what a button asked for that was pressed before or without scripts, and leads back to its page. */
export async function handleFormAction(name: FormAction, pressed: Pressed): Promise<Response> {
  if (!isSignedIn(pressed.context)) return actAsGuest(name, pressed);
  try {
    return redirect(await acts[name].user(pressed), 303);
  } catch (error) {
    // A session that has ended is a guest's.
    if (error instanceof ProblemError && error.status === 401) return actAsGuest(name, pressed);
    return throwPageError(error, pressed.request);
  }
}
