import { createContext } from "react-router";

/** What the server hands to the app with every request. */
export type RequestContext = {
  /** Calls the server in the same process, without the network. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Of the Content-Security-Policy of this answer. */
  readonly nonce: string;
};

/** The server sets it on the `RouterContextProvider`; `entry.server` exports it so that both hold one instance. */
export const requestContext = createContext<RequestContext>();
