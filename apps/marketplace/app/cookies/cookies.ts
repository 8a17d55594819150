import { parseCookie, stringifySetCookie } from "cookie";

/** The value of one cookie in a `Cookie` header or `document.cookie`. */
export const readCookie = (cookies: string | null, name: string): string | undefined =>
  parseCookie(cookies ?? "")[name];

type Cookie = {
  name: string;
  value: string;
  /** Milliseconds; 0 deletes the cookie. */ lifetime: number;
  secure: boolean;
  /** Scripts cannot read it. */
  httpOnly?: boolean;
};

/** A `Set-Cookie` value, which `document.cookie` takes as well, so that pages work the same with and without JavaScript. */
export const formatCookie = ({ name, value, lifetime, secure, httpOnly = false }: Cookie): string =>
  stringifySetCookie({
    name,
    value,
    path: "/",
    maxAge: lifetime / 1_000,
    sameSite: "lax",
    secure,
    httpOnly,
  });
