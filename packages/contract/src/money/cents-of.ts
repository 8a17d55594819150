/** "1,250", "$1250" and "1250.50" → integer cents; anything else → undefined. */
export function centsOf(typed: string): number | undefined {
  const plain = typed.replace(/[$,\s]/g, "");
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
}
