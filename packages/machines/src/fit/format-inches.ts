/** `34`, `34½`, `31.2`. */
export function formatInches(inches: number): string {
  const rounded = Math.round(inches * 10) / 10;
  return Number.isInteger(rounded - 0.5) ? `${Math.floor(rounded) || ""}½` : String(rounded);
}
