import type { SnapshotFrom } from "xstate";
import type { onboardingModalMachine } from "./onboarding-modal.machine.ts";

export type OnboardingModalView = {
  open: boolean;
  /** The provider's address is being asked for. */
  starting: boolean;
  /** What the seller may do now. */
  acts: ReadonlyArray<"START" | "CLOSE">;
};

/** What the onboarding modal shows of the machine, and what may be done with it. */
export function connectOnboardingModal(
  snapshot: SnapshotFrom<typeof onboardingModalMachine>,
): OnboardingModalView {
  const acts = [{ type: "START" }, { type: "CLOSE" }] as const;
  return {
    open: snapshot.matches("open"),
    starting: snapshot.matches({ open: "starting" }),
    acts: acts.filter((act) => snapshot.can(act)).map(({ type }) => type),
  };
}
