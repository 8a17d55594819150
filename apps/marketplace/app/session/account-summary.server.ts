import {
  type AccountSummary,
  accountSummaryEndpoints,
} from "@heirloop/contract/account-summary/account-summary.endpoints";
import { createContext, type RouterContextProvider } from "react-router";
import { serverApi } from "../api/server-api.ts";

const summaryContext = createContext<Promise<AccountSummary> | null>(null);

/** Several loaders of a page need it; the API is asked once. Rejects with a `ProblemError`. */
export function loadAccountSummary(context: Readonly<RouterContextProvider>): Promise<AccountSummary> {
  const summary = context.get(summaryContext) ?? serverApi(context).call(accountSummaryEndpoints.get);
  context.set(summaryContext, summary);
  return summary;
}
