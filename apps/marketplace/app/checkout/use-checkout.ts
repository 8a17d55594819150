import type { CheckoutInput } from "@heirloop/machines/checkout/checkout-context";
import { checkoutMachine } from "@heirloop/machines/checkout/checkout.machine";
import { connectCheckout } from "@heirloop/machines/checkout/checkout.connect";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import { browserApi } from "../api/browser-api.ts";
import { createIdempotencyKeys } from "../api/idempotency-keys.ts";
import type { CardEntry } from "../payment/card-entry.ts";
import { loadQuote, confirm, hold, submit } from "./checkout-actors.ts";

/** The checkout machine with its API calls. */
export function useCheckout(input: CheckoutInput, getEntry: () => Promise<CardEntry>) {
  const provided = useMemo(() => {
    const getKey = createIdempotencyKeys();
    return checkoutMachine.provide({
      actors: {
        hold: fromPromise(({ input: { listings } }) => hold(browserApi(), listings)),
        quote: fromPromise(({ input, signal }) => loadQuote(browserApi(), input, signal)),
        submit: fromPromise(async ({ input: { quote, ...rest } }) =>
          submit(
            browserApi(),
            { ...rest, total: quote?.total.total ?? null },
            { entry: await getEntry(), getKey },
          ),
        ),
        confirm: fromPromise(({ input: { checkoutId, listings } }) =>
          confirm(browserApi(), checkoutId, listings),
        ),
      },
    });
  }, [getEntry]);
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
