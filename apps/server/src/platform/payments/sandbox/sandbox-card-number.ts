/** The behavior of the sandbox's test numbers; docs/operating.md lists them. */
const behaviors = {
  "4242424242424242": "pays",
  "4000000000000002": "declines",
  "4000002500003155": "needs-confirmation",
  "4000000000009995": "insufficient-funds",
  "4000000000000259": "disputes",
} as const;
export type CardBehavior = (typeof behaviors)[keyof typeof behaviors];

export function isTestNumber(digits: string): digits is keyof typeof behaviors {
  return Object.hasOwn(behaviors, digits);
}

/** Returns the behavior of a test number; null for any other, so that no real card is accepted. */
export function behaviorOf(number: string): CardBehavior | null {
  const digits = number.replaceAll(/\D/g, "");
  return isTestNumber(digits) ? behaviors[digits] : null;
}

/** A card is valid through the last day of the month `MM/YY`. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split("/").map((part) => Number(part.trim()));
  if (month === undefined || year === undefined) return true;
  return now.getTime() >= Date.UTC(2000 + year, month, 1);
}
