import { priceGuideEndpoints } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

export function priceGuideCalls({ answer, problem }: Contract): void {
  test("/api/price-guide is silent about types that nobody has bought, and needs a type", async () => {
    expect(await answer("guest", priceGuideEndpoints.get, { query: { type: "No such type" } })).toEqual({
      guide: null,
    });
    expect([
      inShort(await problem("guest", priceGuideEndpoints.get)),
      inShort(await problem("guest", priceGuideEndpoints.get, { query: { type: "" } })),
      inShort(
        await problem("guest", priceGuideEndpoints.get, { query: { type: "Stool", brand: "x".repeat(81) } }),
      ),
    ]).toEqual(["422 invalid type", "422 invalid type", "422 invalid brand"]);
  });
}
