import { createApi, type Api } from "@heirloop/api-client/http/http-client";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { demoPassword } from "./journey.ts";

/** The API as a user of the demo data uses it. */
export async function demoApi(url: string, email: string): Promise<Api> {
  const { token } = await createApi({ prefix: url, token: () => undefined }).call(authEndpoints.login, {
    body: { email, password: demoPassword },
  });
  return createApi({ prefix: url, token: () => token });
}
