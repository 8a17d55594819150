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
import { isSecure } from "../server-context.ts";
import { withParameter } from "./with-parameter.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };
type Submission = Served & {
  heirloopId: HeirloopId;
  /** Path and query of the page to return to. */
  back: string;
};

/** A guest's cart is stored in a cookie, so no account is needed. */
function changeGuestCart({ request, context, heirloopId, back }: Submission, add: boolean): Response {
  const others = readGuestCart(request.headers.get("cookie")).filter((id) => id !== heirloopId);
  if (add && isFull(others)) return redirect(pageUrls.login(back), 303);
  const secure = isSecure(context);
  return redirect(back, {
    status: 303,
    headers: { "set-cookie": createGuestCartCookie(add ? [...others, heirloopId] : others, secure) },
  });
}

type Handler = {
  /** Returns the path to redirect to. */
  user: (submission: Submission) => Promise<string>;
  /** Returns where the guest continues after login, or a response that needs no account. */
  guest: (submission: Submission) => { afterLogin: string } | Response;
};

const withListing = ({ heirloopId }: Submission) => ({ params: { heirloopId } });
const continueAfterLogin = ({ back }: Submission) => ({ afterLogin: back });

const handlers: Record<FormAction, Handler> = {
  "add-to-cart": {
    user: async (submission) => {
      await serverApi(submission.context).call(cartEndpoints.add, withListing(submission));
      return submission.back;
    },
    guest: (submission) => changeGuestCart(submission, true),
  },
  "remove-from-cart": {
    user: async (submission) => {
      await serverApi(submission.context).call(cartEndpoints.remove, withListing(submission));
      return submission.back;
    },
    guest: (submission) => changeGuestCart(submission, false),
  },
  favorite: {
    user: async (submission) => {
      await serverApi(submission.context).call(favoriteEndpoints.add, withListing(submission));
      return submission.back;
    },
    guest: ({ back, heirloopId }) => ({ afterLogin: withParameter(back, "favorite", heirloopId) }),
  },
  unfavorite: {
    user: async (submission) => {
      await serverApi(submission.context).call(favoriteEndpoints.remove, withListing(submission));
      return submission.back;
    },
    guest: continueAfterLogin,
  },
  "join-waiting-list": {
    user: async (submission) => {
      await serverApi(submission.context).call(listingEndpoints.joinWaitingList, withListing(submission));
      return submission.back;
    },
    guest: continueAfterLogin,
  },
  "leave-waiting-list": {
    user: async (submission) => {
      await serverApi(submission.context).call(listingEndpoints.leaveWaitingList, withListing(submission));
      return submission.back;
    },
    guest: continueAfterLogin,
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

function handleAsGuest(name: FormAction, submission: Submission): Response {
  const result = handlers[name].guest(submission);
  return result instanceof Response ? result : redirect(pageUrls.login(result.afterLogin), 303);
}

/** Performs the action of a button that was submitted before hydration or without JavaScript, then redirects back. */
export async function handleFormAction(name: FormAction, submission: Submission): Promise<Response> {
  if (!isSignedIn(submission.context)) return handleAsGuest(name, submission);
  try {
    return redirect(await handlers[name].user(submission), 303);
  } catch (error) {
    // An expired session is treated as a guest.
    if (error instanceof ProblemError && error.status === 401) return handleAsGuest(name, submission);
    return throwPageError(error, submission.request);
  }
}
