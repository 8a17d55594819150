import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "cart";
/** A request carries every cookie, so it stays a small one. */
const most = 20;

/** What a guest put into this browser's cart, oldest first, from a `Cookie` header or `document.cookie`. */
export function readGuestCart(cookies: string | null): readonly HeirloopId[] {
  return (readCookie(cookies, name) ?? "").split(".").flatMap((id) => {
    const parsed = heirloopIdSchema.safeParse(id);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Adding one more would drop the oldest, so the shopper logs in first. */
export const isFull = (ids: readonly HeirloopId[]): boolean => ids.length >= most;

export function createGuestCartCookie(ids: readonly HeirloopId[], secure: boolean): string {
  const kept = [...new Set(ids)].slice(0, most);
  const lifetime = kept.length === 0 ? 0 : constants.guestCartKept;
  return formatCookie({ name, value: kept.join("."), lifetime, secure });
}
