import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type Theme, type ThemeChoice, themes } from "@heirloop/contract/theme/theme";

const name = "theme";

/** The chosen theme of a `Cookie` header or of `document.cookie`; without one the device decides. */
export function themeOf(cookies: string | null): Theme | undefined {
  const stored = new RegExp(`(?:^|;\\s*)${name}=([a-z]+)`).exec(cookies ?? "")?.[1];
  return themes.find((theme) => theme === stored);
}

/** A `Set-Cookie` value, also fit for `document.cookie`: a page changes its theme without asking the server. */
export function themeCookie(choice: ThemeChoice, secure: boolean): string {
  const [value, seconds] = choice === "system" ? ["", 0] : [choice, constants.themeKept / 1_000];
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
