/** A whole percentage as typed: "60" and "60 %". Anything else → undefined. */
export function percentOf(typed: string): number | undefined {
  const [, digits] = /^(\d{1,3})\s*%?$/.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * A measurement or weight as typed: "34", "34.5", "34,5" and "1,200" (a comma before three digits is a
 * thousands separator). Anything else → undefined.
 */
export function numberOf(typed: string): number | undefined {
  const plain = typed.trim();
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : undefined;
}
