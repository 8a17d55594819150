import { expect } from "vitest";
import { cards, contact, savedCard, type TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

type Extra = Record<string, unknown>;

export const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

/** Checkouts of pieces for $500 each; `extra` replaces fields of the request. */
export function createCheckoutCalls(getServer: () => TestServer) {
  async function buy(
    buyer: TestPerson,
    ids: readonly string[],
    extra: Extra = {},
    headers: Record<string, string> = {},
  ) {
    const server = getServer();
    const paymentMethod =
      typeof extra["paymentMethod"] === "string"
        ? extra["paymentMethod"]
        : await savedCard(server, buyer.token);
    const body = {
      listings: ids.map((id) => ({ id, listingPrice: 500_00 })),
      type: "pickup",
      contact,
      ...extra,
      paymentMethod,
    };
    return server.call("POST", "/api/checkout", { token: buyer.token, body, headers });
  }

  /** Checks out with a card whose bank asks, and answers on the bank's page. Returns the checkout's id. */
  async function confirmAtBank(
    buyer: TestPerson,
    id: string,
    answer: "approve" | "decline",
    extra: Extra = {},
  ): Promise<string> {
    const server = getServer();
    const response = await buy(buyer, [id], {
      paymentMethod: await savedCard(server, buyer.token, cards.asks),
      ...extra,
    });
    expect(response.status).toBe(202);
    const { checkoutId, nextAction } = response.body as {
      checkoutId: string;
      nextAction: { type: string; url: string };
    };
    const path = new URL(nextAction.url).pathname;
    const early = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
    expect([early.status, early.body]).toEqual([202, response.body]);
    const page = await server.call("GET", path);
    expect([page.status, page.text.includes("no real money")]).toEqual([200, true]);
    const back = await server.call("POST", path, {
      body: `answer=${answer}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([back.status, back.headers.get("location")]).toEqual([303, `/checkout?confirmed=${checkoutId}`]);
    return checkoutId;
  }

  return { buy, confirmAtBank };
}
