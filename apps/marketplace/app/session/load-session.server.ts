import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { createContext, type RouterContextProvider } from "react-router";
import { isSignedIn, serverApi } from "../api/server-api.ts";
import { loadGuestCart } from "../guest-cart/guest-cart.server.ts";
import { readGuestCart } from "../guest-cart/guest-cart.ts";
import { loadAccountSummary } from "./account-summary.server.ts";
import { guestSession, type Session, sessionOf } from "./session.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

async function loadGuestSession({ request, context }: Served): Promise<Session> {
  const cart = await loadGuestCart(serverApi(context), readGuestCart(request.headers.get("cookie")));
  return { ...guestSession, cart };
}

/** An expired token is treated as a guest. */
async function loadVisitorSession(served: Served): Promise<Session> {
  if (!isSignedIn(served.context)) return loadGuestSession(served);
  try {
    return sessionOf(await loadAccountSummary(served.context));
  } catch (error) {
    if (error instanceof ProblemError) return loadGuestSession(served);
    throw error;
  }
}

const sessionContext = createContext<Promise<Session> | null>(null);

/** Several loaders of a page need it; it is loaded once. */
export function loadSession(served: Served): Promise<Session> {
  const session = served.context.get(sessionContext) ?? loadVisitorSession(served);
  served.context.set(sessionContext, session);
  return session;
}

/**
 * Whether the browser's session has not ended. A page for guests asks this, because the cookie alone would send somebody
 * whose session was ended elsewhere back to the page that sent them here.
 */
export const isSessionOpen = async (served: Served): Promise<boolean> =>
  (await loadSession(served)).user !== null;
