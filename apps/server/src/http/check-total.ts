import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { totalMessage } from "@heirloop/contract/endpoint/total";
import { problem } from "../platform/problem.ts";

/** Throws if the caller already has the maximum number of items that the endpoint allows. */
export function checkTotal({ total }: Pick<Endpoint, "total">, count: number): void {
  if (total !== null && count >= total.most) throw problem("limit-reached", { detail: totalMessage(total) });
}
