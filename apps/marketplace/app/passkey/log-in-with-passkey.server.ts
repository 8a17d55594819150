import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import {
  passkeyEndpoints,
  passkeyLoginSchema,
  type PasskeyRequestOptions,
} from "@heirloop/contract/passkey/passkey.endpoints";
import { type FormResult, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { continueLogin, type Served } from "../session/sign-in.server.ts";
import { readCredential } from "./read-credential.server.ts";

export type PasskeyLoginResult = FormResult & {
  email: string;
  /** What the browser is asked for next. */
  passkeyOptions?: PasskeyRequestOptions;
};

/** Both steps of a login with a passkey: `intent=passkey-options`, then `intent=passkey` with the `credential`. */
export async function logInWithPasskey(
  form: FormData,
  served: Served,
): Promise<PasskeyLoginResult | Response> {
  const api = serverApi(served.context);
  const email = formText(form, "email");
  try {
    if (formText(form, "intent") === "passkey-options")
      return { passkeyOptions: await api.call(passkeyEndpoints.requestOptions), email };
    const credential = passkeyLoginSchema.safeParse(readCredential(formText(form, "credential")));
    if (!credential.success) return { problem: errorCatalog["wrong-passkey"].title, email };
    const login = await api.call(passkeyEndpoints.logIn, { body: credential.data });
    return await continueLogin(login, formText(form, "next"), served);
  } catch (error) {
    return { ...toFormResult(error), email };
  }
}
