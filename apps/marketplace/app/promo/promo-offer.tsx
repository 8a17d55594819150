import { connectPromoModal } from "@heirloop/machines/promo-modal/promo-modal.connect";
import { promoModalMachine } from "@heirloop/machines/promo-modal/promo-modal.machine";
import { PromoModal } from "@heirloop/ui/screens/overlays/promo-modal";
import { PromoPill } from "@heirloop/ui/screens/overlays/promo-pill";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { fromPromise } from "xstate";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { reportEvent } from "../analytics/report-event.ts";
import { useOccupied } from "../overlay/use-occupied.ts";
import { keepPromoDismissed, keepPromoSent, wasPromoDismissed, wasPromoSent } from "./promo-kept.ts";
import { sendPromoCode } from "./send-promo-code.ts";

/** Milliseconds since the page was loaded. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType("navigation");
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}

/** The promo offer to whoever is not signed in: the machine with the API behind it. */
export function PromoOffer() {
  const { pathname } = useLocation();
  const alert = useAlert();
  const [fromPill, setFromPill] = useState(false);
  const provided = useMemo(
    () =>
      promoModalMachine.provide({
        actors: { sendCode: fromPromise(({ input }) => sendPromoCode(input.email)) },
        actions: {
          keepSent: keepPromoSent,
          keepDismissed: keepPromoDismissed,
          tellSent: (_, { message }) => alert({ tone: "success", message }),
          recordSent: () => reportEvent({ name: "promo_code_sent" }),
        },
      }),
    [alert],
  );
  const [snapshot, send] = useMachine(provided, {
    input: {
      pathname,
      signedIn: false,
      alreadySent: wasPromoSent(),
      alreadyDismissed: wasPromoDismissed(),
      sinceLoad: sinceLoad(),
    },
  });
  useEffect(() => send({ type: "VISIT", pathname }), [send, pathname]);
  useOccupied(useCallback((occupied) => send({ type: occupied ? "OCCUPIED" : "FREE" }), [send]));

  const view = connectPromoModal(snapshot);
  if (view.shows === "nothing") return null;
  if (view.shows === "pill")
    return (
      <PromoPill
        focused={fromPill}
        onOpen={() => {
          setFromPill(true);
          send({ type: "OPEN" });
        }}
      />
    );
  return (
    <PromoModal
      step={view.shows === "claim" ? { name: "claim" } : { ...view, name: "email" }}
      onClaim={() => send({ type: "CLAIM" })}
      onType={(email) => send({ type: "TYPE", email })}
      onSubmit={() => send({ type: "SUBMIT" })}
      onDismiss={() => send({ type: "DISMISS" })}
    />
  );
}
