/**
 * A measure or weight as it was typed: "34", "34.5", "34,5" and "1,200" (three digits after a comma are thousands). Anything else →
 * undefined.
 */
export function numberOf(typed: string): number | undefined {
  const plain = typed.trim();
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : undefined;
}
