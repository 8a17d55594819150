import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type Theme, type ThemeChoice, themeNames } from "@heirloop/ui/theme/themes";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "theme";

/** Reads the theme from a `Cookie` header or `document.cookie`; undefined means the device decides. */
export function readTheme(cookies: string | null): Theme | undefined {
  const stored = readCookie(cookies, name);
  return themeNames.find((theme) => theme === stored);
}

/** A `Set-Cookie` value, also valid for `document.cookie`: a page changes its theme without a request. */
export function createThemeCookie(choice: ThemeChoice, secure: boolean): string {
  return choice === "system"
    ? formatCookie({ name, value: "", lifetime: 0, secure })
    : formatCookie({ name, value: choice, lifetime: constants.themeKept, secure });
}
