import type { ScenarioAnswer } from "@heirloop/demo/scenario/machine/machine-scenario";
import type { EventObject, Snapshot } from "xstate";
import type { ExplorerClock } from "./explorer-clock.ts";

type Message = EventObject & { answer?: ScenarioAnswer };
type Self = { id: string; send: (event: Message) => void };

export type ActorReport = { id: string; name: string; action: "invoked" | "received"; payload: unknown };

/** An actor that returns the scenario's results in simulated time; without results it never completes. */
export function scriptedActor(
  name: string,
  answers: readonly ScenarioAnswer[],
  clock: ExplorerClock,
  report: (actorReport: ActorReport) => void,
) {
  let started = 0;
  return {
    getInitialSnapshot: ({ self }: { self: Self }, input: unknown): Snapshot<unknown> => {
      report({ id: self.id, name, action: "invoked", payload: input });
      return { status: "active", output: undefined, error: undefined };
    },
    start: (_snapshot: Snapshot<unknown>, { self }: { self: Self }): void => {
      const answer = answers[Math.min(started, answers.length - 1)];
      started += 1;
      if (answer === undefined) return;
      const label = "error" in answer ? `${name} fails` : `${name} answers`;
      clock.setTimeout(() => self.send({ type: "answer", answer }), answer.takes, label);
    },
    transition: (
      before: Snapshot<unknown>,
      { answer, ...message }: Message,
      { self }: { self: Self },
    ): Snapshot<unknown> => {
      if (answer === undefined) {
        if (!message.type.startsWith("xstate."))
          report({ id: self.id, name, action: "received", payload: message });
        return before;
      }
      if (!("error" in answer)) return { status: "done", output: answer.output, error: undefined };
      const { message: words, ...more } = answer.error;
      return { status: "error", output: undefined, error: Object.assign(new Error(words), more) };
    },
    getPersistedSnapshot: (snapshot: Snapshot<unknown>): Snapshot<unknown> => snapshot,
  };
}
