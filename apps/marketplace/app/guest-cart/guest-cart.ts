import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "cart";
/** The cookie is sent with every request, so the cart is limited. */
const most = 20;

/** Reads a guest's cart from a `Cookie` header or `document.cookie`, oldest first. */
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
