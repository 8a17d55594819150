import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { payoutOrigins } from "@heirloop/contract/payout/payout-origins";
import { connectOnboardingModal } from "@heirloop/machines/onboarding-modal/onboarding-modal.connect";
import { onboardingModalMachine } from "@heirloop/machines/onboarding-modal/onboarding-modal.machine";
import { OnboardingModal } from "@heirloop/ui/screens/overlays/onboarding-modal";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { getOnboardingDismissed, saveOnboardingDismissed } from "./onboarding-dismissed.ts";

/** The tab opened by the click, until it shows the provider's page. */
class OpenedTab {
  #tab: Window | null = null;

  open(): void {
    this.#tab = window.open("", "_blank");
    // What the tab shows later is not ours.
    if (this.#tab) this.#tab.opener = null;
  }

  show(address: string): void {
    if (this.#tab) this.#tab.location.href = address;
  }

  close(): void {
    this.#tab?.close();
    this.#tab = null;
  }
}

/** Asks a seller on the dashboard to connect payouts: the machine with its tab, storage and API. */
export function Onboarding({ connected }: { connected: boolean }) {
  const alert = useAlert();
  const provided = useMemo(() => {
    const tab = new OpenedTab();
    return onboardingModalMachine.provide({
      actors: { address: fromPromise(() => browserApi().call(payoutEndpoints.onboarding)) },
      actions: {
        saveClosed: saveOnboardingDismissed,
        openTab: () => tab.open(),
        showInTab: (_, { address }) => tab.show(address),
        closeTab: () => tab.close(),
        showAlert: (_, params) => alert(params),
      },
    });
  }, [alert]);
  const facts = useMemo(
    () => ({ onDashboard: true, authenticated: true, loaded: true, connected }),
    [connected],
  );
  const [snapshot, send] = useMachine(provided, {
    input: {
      facts: { ...facts, closedFlag: getOnboardingDismissed() },
      trustedOrigins: [window.location.origin, ...payoutOrigins],
    },
  });
  useEffect(
    () => send({ type: "FACTS", facts: { ...facts, closedFlag: getOnboardingDismissed() } }),
    [send, facts],
  );

  const { open, starting } = connectOnboardingModal(snapshot);
  if (!open) return null;
  return (
    <OnboardingModal
      starting={starting}
      onStart={() => send({ type: "START" })}
      onClose={() => send({ type: "CLOSE" })}
    />
  );
}
