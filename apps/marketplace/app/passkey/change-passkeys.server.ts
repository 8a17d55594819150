import type { Api } from "@heirloop/api-client/http/http-client";
import {
  newPasskeySchema,
  passkeyConfirmationSchema,
  passkeyEndpoints,
  passkeyIdSchema,
  passkeyNameSchema,
} from "@heirloop/contract/passkey/passkey.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { toCredentialsResult } from "../api/credentials-result.ts";
import { type FormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { readCredential } from "./read-credential.server.ts";
import type { NewPasskeyRequest } from "./use-new-passkey.ts";

export type PasskeysResult = FormResult & {
  values?: { name: string };
  /** What the browser is asked to create next. */
  request?: NewPasskeyRequest;
};

const beginningSchema = z.extend(passkeyConfirmationSchema, { name: passkeyNameSchema });

async function begin(api: Api, form: FormData): Promise<PasskeysResult> {
  const values = { name: formText(form, "name") };
  const checked = validateFields(beginningSchema, {
    ...values,
    password: formText(form, "password"),
    // Without two-step verification there is no such field.
    ...(form.has("code") && { code: formText(form, "code") }),
  });
  if (!checked.ok) return { ...checked.answer, values };
  const { name, ...body } = checked.value;
  try {
    const options = await api.call(passkeyEndpoints.creationOptions, { body });
    return { values, request: { name, options } };
  } catch (error) {
    return { ...toCredentialsResult(error), values };
  }
}

async function add(api: Api, form: FormData): Promise<PasskeysResult | Response> {
  const values = { name: formText(form, "name") };
  const passkey = newPasskeySchema.safeParse({
    transports: [],
    ...readCredential(formText(form, "credential")),
    ...values,
  });
  if (!passkey.success) return { values, problem: errorCatalog["wrong-passkey"].title };
  try {
    const { _id } = await api.call(passkeyEndpoints.add, { body: passkey.data });
    return redirect(pageUrls.passkeys({ added: _id }), 303);
  } catch (error) {
    return { ...toCredentialsResult(error), values };
  }
}

async function remove(api: Api, form: FormData): Promise<PasskeysResult | Response> {
  const id = passkeyIdSchema.safeParse(formText(form, "passkey"));
  if (!id.success) throw data("There is no such passkey.", { status: 400 });
  try {
    await api.call(passkeyEndpoints.remove, { params: { id: id.data } });
    return redirect(pageUrls.passkeys(), 303);
  } catch (error) {
    return toCredentialsResult(error);
  }
}

/** Submits one of the page's forms; the name stays on an error. */
export function changePasskeys(api: Api, form: FormData): Promise<PasskeysResult | Response> {
  const intent = formText(form, "intent");
  if (intent === "remove") return remove(api, form);
  return intent === "add" ? add(api, form) : begin(api, form);
}
