import type { PageContext } from "@heirloop/contract/page/page-context";
import { createContext } from "react-router";

/** The server sets it on the `RouterContextProvider`; `entry.server` exports it so that both use one instance. */
export const serverContext = createContext<PageContext<typeof fetch>>();
