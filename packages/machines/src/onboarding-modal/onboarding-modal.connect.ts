import type { SnapshotFrom } from "xstate";
import type { onboardingModalMachine } from "./onboarding-modal.machine.ts";

export type OnboardingModalView = {
  open: boolean;
  /** The provider's URL is being requested. */
  starting: boolean;
  /** The available actions. */
  actions: ReadonlyArray<"START" | "CLOSE">;
};

/** The view of the onboarding modal: its state and the available actions. */
export function connectOnboardingModal(
  snapshot: SnapshotFrom<typeof onboardingModalMachine>,
): OnboardingModalView {
  const actions = [{ type: "START" }, { type: "CLOSE" }] as const;
  return {
    open: snapshot.matches("open"),
    starting: snapshot.matches({ open: "starting" }),
    actions: actions.filter((action) => snapshot.can(action)).map(({ type }) => type),
  };
}
