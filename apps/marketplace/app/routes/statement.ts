import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { monthSchema } from "@heirloop/contract/payout/payout.schema";
import { data } from "react-router";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import type { Route } from "./+types/statement";

const endpoints = { csv: payoutEndpoints.statementCsv, pdf: payoutEndpoints.statementPdf } as const;

/** `2026-11.csv`: a month's statement, as a file. A link sends only the cookie, which the API does not read. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const [, name, format] = /^(.+)\.(csv|pdf)$/.exec(params.file) ?? [];
  const month = monthSchema.safeParse(name);
  if (!month.success || (format !== "csv" && format !== "pdf"))
    throw data("There is no such statement.", { status: 404 });
  const file = await serverApi(context)
    .download(endpoints[format], { params: { month: month.data } })
    .catch((error: unknown) => throwPageError(error, request));
  const headers = new Headers({ "cache-control": "no-store" });
  for (const header of ["content-type", "content-disposition"]) {
    const value = file.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  return new Response(file.body, { headers });
}
