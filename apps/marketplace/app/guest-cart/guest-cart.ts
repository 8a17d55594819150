import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";

const name = "cart";
/** A request carries every cookie, so it stays a small one. */
const most = 20;
const seconds = constants.guestCartKept / 1_000;

/** What a guest put into this browser's cart, oldest first, from a `Cookie` header or `document.cookie`. */
export function guestCartOf(cookies: string | null): readonly HeirloopId[] {
  const kept = (cookies ?? "").split(";").find((pair) => pair.trim().startsWith(`${name}=`));
  return (kept?.slice(kept.indexOf("=") + 1).trim() ?? "").split(".").flatMap((id) => {
    const parsed = heirloopIdSchema.safeParse(id);
    return parsed.success ? [parsed.data] : [];
  });
}

/** One more piece would push another one out: whoever wants it logs in first. */
export const isFull = (ids: readonly HeirloopId[]): boolean => ids.length >= most;

/** A `Set-Cookie` value, also fit for `document.cookie`: the pages with and without scripts keep the same cart. */
export function guestCartCookie(ids: readonly HeirloopId[], secure: boolean): string {
  const kept = [...new Set(ids)].slice(0, most);
  const life = kept.length === 0 ? 0 : seconds;
  return `${name}=${kept.join(".")}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
