import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { totalMessage } from "@heirloop/contract/endpoint/total";
import { problem } from "../platform/problem.ts";

/** Refuses when the caller already has as many as the endpoint's total allows. */
export function checkTotal({ total }: Pick<Endpoint, "total">, count: number): void {
  if (total !== null && count >= total.most) throw problem("limit-reached", { detail: totalMessage(total) });
}
