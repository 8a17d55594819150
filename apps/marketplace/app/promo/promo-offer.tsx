import { connectPromoModal } from "@heirloop/machines/promo-modal/promo-modal.connect";
import { promoModalMachine } from "@heirloop/machines/promo-modal/promo-modal.machine";
import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { useMachine } from "@xstate/react";
import { useSetAtom } from "jotai";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { fromPromise } from "xstate";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { reportEvent } from "../analytics/report-event.ts";
import { promoPillAtom } from "./promo.atoms.ts";
import { getPromoDismissed, savePromoDismissed, savePromoSent, wasPromoSent } from "./promo-storage.ts";

const PromoModal = createLazyComponent(
  async () => (await import("@heirloop/ui/screens/overlays/promo-modal")).PromoModal,
);

/** Milliseconds since the page was loaded. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType("navigation");
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}

/** The promo offer for guests: the machine with the API. */
export function PromoOffer() {
  const { pathname } = useLocation();
  const alert = useAlert();
  const setPill = useSetAtom(promoPillAtom);
  const [fromPill, setFromPill] = useState(false);
  const provided = useMemo(
    () =>
      promoModalMachine.provide({
        actors: {
          sendCode: fromPromise(async ({ input }) => {
            const { sendPromoCode } = await import("./send-promo-code.ts");
            await sendPromoCode(input.email);
          }),
        },
        actions: {
          saveSent: savePromoSent,
          saveModalDismissed: () => savePromoDismissed("modal"),
          savePillDismissed: () => savePromoDismissed("pill"),
          showSent: (_, { message }) => alert({ tone: "success", message }),
          trackSent: () => reportEvent({ name: "promo_code_sent" }),
        },
      }),
    [alert],
  );
  const [snapshot, send] = useMachine(provided, {
    input: {
      pathname,
      signedIn: false,
      alreadySent: wasPromoSent(),
      dismissed: getPromoDismissed(),
      sinceLoad: sinceLoad(),
    },
  });
  useEffect(() => send({ type: "VISIT", pathname }), [send, pathname]);

  const view = connectPromoModal(snapshot);
  const pill = view.shows === "pill";
  useEffect(() => {
    if (!pill) return;
    setPill({
      focused: fromPill,
      onOpen() {
        setFromPill(true);
        send({ type: "OPEN" });
      },
      onDismiss: () => send({ type: "DISMISS_PILL" }),
    });
    return () => setPill(null);
  }, [fromPill, pill, send, setPill]);
  if (view.shows === "nothing" || view.shows === "pill") return null;
  return (
    <PromoModal
      requested={fromPill}
      step={view.shows === "claim" ? { name: "claim" } : { ...view, name: "email" }}
      onClaim={() => send({ type: "CLAIM" })}
      onType={(email) => send({ type: "TYPE", email })}
      onSubmit={() => send({ type: "SUBMIT" })}
      onDismiss={() => send({ type: "DISMISS" })}
    />
  );
}
