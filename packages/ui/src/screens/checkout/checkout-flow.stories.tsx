import { quoteSchema } from "@heirloop/contract/checkout/checkout.schema";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { connectCheckout } from "@heirloop/machines/checkout/checkout.connect";
import type { CheckoutDraft, Submitted } from "@heirloop/machines/checkout/checkout-context";
import { checkoutMachine } from "@heirloop/machines/checkout/checkout.machine";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromPromise } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { listings, storyNow } from "../../fixtures/listings.ts";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { seller } from "../../fixtures/orders.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const pieces = listings.slice(0, 1);
const breakdown = { items: 184_000, delivery: 8_900, discount: 0, tax: 14_700, total: 207_600 };
const quote = quoteSchema.parse({
  at: storyNow,
  sellers: [{ seller, listings: pieces, breakdown }],
  total: breakdown,
  unavailable: [],
  promo: null,
});
const draft: CheckoutDraft = {
  contact: { firstName: "Maren", lastName: "Okafor", email: "maren@example.com", phone: "316 555 0100" },
  type: "pickup",
  scheduleViewing: false,
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
  promoCode: "",
  card: { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" },
};
const declined = Object.assign(new Error("refused"), {
  refusal: { errors: {}, problem: "The card was declined", declined: true },
});

type Bank = "pays" | "declines" | "asks";

/** The checkout as its machine drives it, with the machine's chart. */
function CheckoutFlow({ bank }: { bank: Bank }) {
  const provided = useMemo(
    () =>
      checkoutMachine.provide({
        actors: {
          hold: fromPromise(({ input }) =>
            Promise.resolve({
              until: "2026-11-21T10:15:00.000Z",
              listings: input.listings.map(({ heirloopId }) => heirloopId),
              millisecondsLeft: 900_000,
            }),
          ),
          quote: fromPromise(() => Promise.resolve(quote)),
          submit: fromPromise(() =>
            bank === "declines"
              ? Promise.reject(declined)
              : Promise.resolve(
                  bank === "pays"
                    ? { orders: [orderIdSchema.parse("order-id-1")] }
                    : { checkoutId: "checkout-1", url: "#the-bank" },
                ),
          ),
          confirm: fromPromise(() =>
            Promise.resolve<Submitted>({ orders: [orderIdSchema.parse("order-id-1")] }),
          ),
        },
      }),
    [bank],
  );
  const [snapshot, send] = useMachine(provided, {
    input: { listings: pieces, offerAmount: null, draft, checkoutId: null },
  });
  return (
    <BesideMachine machine={checkoutMachine} value={snapshot.value}>
      <CheckoutScreen
        {...connectCheckout(snapshot)}
        listings={[...snapshot.context.listings]}
        offerAmount={null}
        draft={snapshot.context.draft}
        deliveryTypes={{ delivery: true, pickup: true }}
        now={storyNow}
        waitingList={{ isWaiting: () => false, onJoinWaitingList: fn(), onLeaveWaitingList: fn() }}
        onChange={(next) => send({ type: "CHANGE", draft: next })}
        onSubmit={(next) => send({ type: "SUBMIT", draft: next })}
        onRemove={({ heirloopId }) => send({ type: "REMOVE", heirloopId })}
        onRetryQuote={() => send({ type: "RETRY_QUOTE" })}
        onHoldAgain={() => send({ type: "HOLD_AGAIN" })}
        onConfirmed={() => send({ type: "CONFIRMED" })}
      />
    </BesideMachine>
  );
}

const paying: { bank: Bank } = { bank: "pays" };
const meta = preview.meta({ component: CheckoutFlow, title: "Flows/Checkout", args: paying });

export const OrderPlaced = meta.story({
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole("region", { name: "Machine checkout" }));
    await chart.findByText("hold.held + quote.ready + form.editing");
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $2,076" }));
    await chart.findByText("hold.held + quote.ready + form.done");
  },
});

export const CardDeclined = meta.story({
  args: { bank: "declines" },
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole("region", { name: "Machine checkout" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $2,076" }));
    await canvas.findByText(/^The card was declined\. Nothing was charged/);
    await chart.findByText("hold.held + quote.ready + form.editing");
    await expect(canvas.getByRole("textbox", { name: "Card number" })).toHaveValue("4242 4242 4242 4242");
  },
});

export const BankConfirmation = meta.story({
  args: { bank: "asks" },
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole("region", { name: "Machine checkout" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $2,076" }));
    await chart.findByText("hold.held + quote.ready + form.confirming");
  },
});
