import { demoPassword } from "@heirloop/demo/account/accounts";
import { createApi, type Api } from "@heirloop/api-client/http/http-client";
import { authEndpoints, loginSchema } from "@heirloop/contract/user/user.endpoints";

/** Logs in a user of the demo data. */
export const logInDemo = async (url: string, email: string) =>
  loginSchema.parse(
    await createApi({ prefix: url, token: () => undefined }).call(authEndpoints.login, {
      body: { email, password: demoPassword },
    }),
  );

/** The API as a user of the demo data uses it. */
export async function demoApi(url: string, email: string): Promise<Api> {
  const { token } = await logInDemo(url, email);
  return createApi({ prefix: url, token: () => token });
}
