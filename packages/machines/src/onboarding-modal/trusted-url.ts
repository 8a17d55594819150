/** Scheme, host and port of a web URL; null for anything unusual, such as one with a user name. */
export function originOf(address: string): string | null {
  return /^(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)(?=[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? null;
}

/** Whether a payment provider's page may be opened: its origin has to be a known one. */
export function isTrustedUrl(address: string, origins: readonly string[]): boolean {
  const origin = originOf(address);
  return origin !== null && origins.includes(origin);
}
