import { createActor, fromPromise, SimulatedClock } from "xstate";
import { connectCheckout } from "./checkout.connect.ts";
import { draft, order, piece, quote } from "./checkout.example.ts";
import type { Submitted } from "./checkout-context.ts";
import { checkoutMachine } from "./checkout.machine.ts";

export const until = "2026-11-21T10:15:00.000Z";

type World = {
  pieces?: readonly (typeof piece)[];
  hold?: (
    listings: readonly (typeof piece)[],
  ) => Promise<{ until: string; listings: (typeof piece.heirloopId)[]; millisecondsLeft: number }>;
  submit?: () => Promise<Submitted>;
  confirm?: () => Promise<Submitted>;
  quote?: (listings: readonly (typeof piece)[]) => Promise<typeof quote>;
  offerAmount?: number;
  checkoutId?: string;
};

export const holding: NonNullable<World["hold"]> = async (listings) => ({
  until,
  listings: listings.map(({ heirloopId }) => heirloopId),
  millisecondsLeft: 900_000,
});

/** A running checkout whose calls are answered at once, and everything it asked for. */
export function startCheckout(world: World = {}) {
  const { pieces = [piece], hold = holding, submit, confirm, quote: quoted, offerAmount, checkoutId } = world;
  const calls: string[] = [];
  const inputs: Record<string, unknown> = {};
  const note = (call: string, input: unknown): void => {
    calls.push(call);
    inputs[call] = input;
  };
  const clock = new SimulatedClock();
  const machine = checkoutMachine.provide({
    actors: {
      hold: fromPromise(async ({ input }) => (note("hold", input), hold(input.listings))),
      quote: fromPromise(
        async ({ input }) => (note("quote", input), quoted ? quoted(input.listings) : quote),
      ),
      submit: fromPromise(
        async ({ input }) => (note("submit", input), submit ? submit() : { orders: [order] }),
      ),
      confirm: fromPromise(
        async ({ input }) => (note("confirm", input), confirm ? confirm() : { orders: [order] }),
      ),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { listings: pieces, offerAmount: offerAmount ?? null, draft, checkoutId: checkoutId ?? null },
  });
  actor.start();
  return {
    actor,
    calls,
    inputs,
    clock,
    view: () => connectCheckout(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    isDone: () => actor.getSnapshot().matches({ form: "done" }),
  };
}

/** A call that is refused. */
export const refusing = (refusal: object) => () =>
  Promise.reject(
    Object.assign(new Error("refused"), {
      refusal: { errors: {}, problem: null, declined: false, lasting: false, ...refusal },
    }),
  );
