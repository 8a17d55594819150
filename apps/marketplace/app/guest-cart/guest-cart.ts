import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { opaqueIdPattern } from "@heirloop/contract/identity/opaque-id";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "cart";
/** The cookie is sent with every request, so the cart is limited. */
const most = 20;

/** Every product page reads the cart, so this does without the schema and its library. */
const isHeirloopId = (id: string): id is HeirloopId => opaqueIdPattern.test(id);

const limited = (ids: readonly HeirloopId[]): readonly HeirloopId[] => [...new Set(ids)].slice(0, most);

/**
 * Reads a guest's cart from a `Cookie` header or `document.cookie`, oldest first. A page loads each of its pieces, so
 * a cookie that somebody has written may not have more than the limit either.
 */
export function readGuestCart(cookies: string | null): readonly HeirloopId[] {
  return limited((readCookie(cookies, name) ?? "").split(".").filter(isHeirloopId));
}

/** Adding one more would drop the oldest, so the shopper logs in first. */
export const isFull = (ids: readonly HeirloopId[]): boolean => ids.length >= most;

export function createGuestCartCookie(ids: readonly HeirloopId[], secure: boolean): string {
  const kept = limited(ids);
  const lifetime = kept.length === 0 ? 0 : constants.guestCartKept;
  return formatCookie({ name, value: kept.join("."), lifetime, secure });
}
