import { promoEmailSchema } from "@heirloop/contract/promo/promo.endpoints";

/**
 * The error of an email address as typed, in the wording of docs/product.md §5; null when a code may be sent
 * to it. Blanks are no address.
 */
export function promoEmailProblem(typed: string): string | null {
  const parsed = promoEmailSchema.safeParse({ email: typed.trim() });
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}
