import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import type { RouterContextProvider } from "react-router";
import { loadable } from "../api/loadable.ts";
import { serverApi } from "../api/server-api.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** A page of the user's payouts, from the one named by `after=`, and their statements. */
export async function loadPayouts({ request, context }: Served) {
  const api = serverApi(context);
  const parsed = idSchema.safeParse(new URL(request.url).searchParams.get("after"));
  const after = parsed.success ? parsed.data : undefined;
  const [page, statements] = await Promise.all([
    loadable(
      api.call(payoutEndpoints.list, after === undefined ? {} : { query: { after } }),
      request,
      (loaded) => loaded,
    ),
    loadable(api.call(payoutEndpoints.statements), request, ({ months }) => months),
  ]);
  return { page, statements, isLater: after !== undefined };
}
