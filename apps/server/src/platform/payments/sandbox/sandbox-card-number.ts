/** The behavior of the sandbox's test numbers; docs/operating.md lists them. */
const behaviours = {
  "4242424242424242": "pays",
  "4000000000000002": "declines",
  "4000002500003155": "needs-confirmation",
  "4000000000009995": "insufficient-funds",
} as const;
export type CardBehaviour = (typeof behaviours)[keyof typeof behaviours];

export function isTestNumber(digits: string): digits is keyof typeof behaviours {
  return Object.hasOwn(behaviours, digits);
}

/** Returns the behavior of a test number; null for any other, so that no real card is accepted. */
export function behaviourOf(number: string): CardBehaviour | null {
  const digits = number.replaceAll(/\D/g, "");
  return isTestNumber(digits) ? behaviours[digits] : null;
}

/** A card is valid through the last day of the month `MM/YY`. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split("/").map((part) => Number(part.trim()));
  if (month === undefined || year === undefined) return true;
  return now.getTime() >= Date.UTC(2000 + year, month, 1);
}
