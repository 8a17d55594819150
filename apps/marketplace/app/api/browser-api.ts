import { type Api, createApi } from "@heirloop/api-client/http/http-client";
import { readSessionToken } from "./session-cookie.ts";

let made: Api | undefined;

/** The API for the browser; it reads the token anew with each call, since logging in and out changes it. */
export function browserApi(): Api {
  made ??= createApi({ prefix: window.location.origin, token: () => readSessionToken(document.cookie) });
  return made;
}
