import { type Api, createApi } from "@heirloop/api-client/http/http-client";
import { readSessionToken } from "./session-cookie.ts";

let cachedApi: Api | undefined;

/** The API client of the browser. It reads the token for each call, because logging in and out changes it. */
export function browserApi(): Api {
  cachedApi ??= createApi({ prefix: window.location.origin, token: () => readSessionToken(document.cookie) });
  return cachedApi;
}
