export type OnboardingFacts = {
  /** The value stored under `alreadyClosedStripeConnectModal`. */
  closedFlag: string | null;
  onDashboard: boolean;
  authenticated: boolean;
  /** The account has been loaded. */
  loaded: boolean;
  /** Payouts are connected. */
  connected: boolean;
};

/**
 * Whether a seller is asked to connect payouts (docs/product.md §4, Modals): all five conditions have to
 * hold.
 */
export function isOnboardingDue(facts: OnboardingFacts): boolean {
  const { closedFlag, onDashboard, authenticated, loaded, connected } = facts;
  return closedFlag !== "true" && onDashboard && authenticated && loaded && !connected;
}
