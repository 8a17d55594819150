import { setTimeout as wait } from "node:timers/promises";
import { createApi } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { authEndpoints, loginSchema } from "@heirloop/contract/user/user.endpoints";

/**
 * Measures while a shop changes the price of a piece every second, which discards the server's cached searches
 * and the cached pages that show the piece each time.
 */
export async function measureDuringPriceChanges<Measured>(
  prefix: string,
  measure: () => Promise<Measured>,
): Promise<Measured> {
  const studio = { email: "studio@demo.test", password: "heirloop-demo" };
  const { token } = loginSchema.parse(
    await createApi({ prefix, token: () => undefined }).call(authEndpoints.login, { body: studio }),
  );
  const shop = createApi({ prefix, token: () => token });
  const { listings } = await shop.call(listingEndpoints.mine);
  const pieces = listings.filter(({ status }) => status === "active");
  let measuring = true;
  async function change(): Promise<void> {
    for (let round = 1; ; round += 1) {
      for (const { heirloopId, price } of pieces) {
        if (!measuring) return;
        const body = { price: round % 2 === 1 ? price + 100 : price };
        await shop.call(listingEndpoints.edit, { params: { heirloopId }, body });
        await wait(1_000);
      }
    }
  }
  const changing = change();
  try {
    return await measure();
  } finally {
    measuring = false;
    await changing;
  }
}
