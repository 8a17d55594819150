import type { CheckoutInput } from "@heirloop/machines/checkout/checkout.machine";
import { checkoutMachine } from "@heirloop/machines/checkout/checkout.machine";
import { connectCheckout } from "@heirloop/machines/checkout/checkout.connect";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import { browserApi } from "../api/browser-api.ts";
import { createIdempotencyKeys } from "../api/idempotency-keys.ts";
import { loadQuote, confirm, hold, submit } from "./checkout-actors.ts";

/** The checkout machine with its API calls. */
export function useCheckout(input: CheckoutInput) {
  const provided = useMemo(() => {
    const getKey = createIdempotencyKeys();
    return checkoutMachine.provide({
      actors: {
        hold: fromPromise(({ input: { listings } }) => hold(browserApi(), listings)),
        quote: fromPromise(({ input: wanted, signal }) => loadQuote(browserApi(), wanted, signal)),
        submit: fromPromise(({ input: { quote, ...wanted } }) =>
          submit(browserApi(), { ...wanted, total: quote?.total.total ?? null }, getKey),
        ),
        confirm: fromPromise(({ input: { checkoutId, listings } }) =>
          confirm(browserApi(), checkoutId, listings),
        ),
      },
    });
  }, []);
  const [snapshot, send] = useMachine(provided, { input });
  const { bankUrl } = snapshot.context;

  useEffect(() => {
    if (bankUrl !== null) window.location.assign(bankUrl);
  }, [bankUrl]);

  return {
    view: connectCheckout(snapshot),
    context: snapshot.context,
    canRemove: ({ heirloopId }: { heirloopId: string }) => snapshot.can({ type: "REMOVE", heirloopId }),
    done: snapshot.matches({ form: "done" }),
    send,
  };
}
