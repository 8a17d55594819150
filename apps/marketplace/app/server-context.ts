import { createContext } from "react-router";

/** What a page failed with. `status` is the API's own when a call failed (503 without a database, 507 on a full disk), else 500. */
export type RenderFailure = {
  readonly error: unknown;
  readonly status: number;
  /** Seconds after which another try makes sense; null when nobody said. */
  readonly retryAfter: number | null;
};

/** What the server hands to the app with every request. */
export type ServerSide = {
  /** Answers `/api` calls in this process, without the network. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** The session's token, from the cookie. */
  readonly token: string | undefined;
  /** Of the Content-Security-Policy of this answer. */
  readonly nonce: string;
  readonly requestId: string;
  /** Scheme and host under which the browser asked. */
  readonly origin: string;
  /** Origin that the outside knows the site by, without a trailing slash: for canonical addresses and previews. */
  readonly publicUrl: string;
  readonly ip: string;
  /** Addresses of what lies outside of these pages. */
  readonly sites: { readonly admin: string; readonly reviews: string };
  /** Called for everything that a loader, an action or the rendering throws, however the page goes on. */
  readonly onFailure: (failure: RenderFailure) => void;
};

/** The server sets it on the `RouterContextProvider`; `entry.server` exports it so that both hold one instance. */
export const serverContext = createContext<ServerSide>();
