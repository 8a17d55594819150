import type { PageContext } from "@heirloop/contract/page/page-context";
import { createContext, type RouterContextProvider } from "react-router";

/** The server sets it on the `RouterContextProvider`; `entry.server` exports it so that both use one instance. */
export const serverContext = createContext<PageContext<typeof fetch>>();

/** Whether the visitor uses https: then cookies are sent only with it. */
export const isSecure = (context: Readonly<RouterContextProvider>): boolean =>
  context.get(serverContext).origin.startsWith("https:");
