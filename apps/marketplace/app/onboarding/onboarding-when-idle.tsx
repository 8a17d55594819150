import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { useIdle } from "../browser/use-idle.ts";

const Onboarding = createLazyComponent(async () => (await import("./onboarding.tsx")).Onboarding);

/** {@link Onboarding}, loaded when the browser is idle. */
export function OnboardingWhenIdle({ connected }: { connected: boolean }) {
  return useIdle() && <Onboarding connected={connected} />;
}
