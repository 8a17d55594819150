import type { ScenarioAnswer } from "@heirloop/demo/scenario/machine/machine-scenario";
import type { EventObject, Snapshot } from "xstate";
import type { ExplorerClock } from "./explorer-clock.ts";

type Told = EventObject & { answer?: ScenarioAnswer };
type Self = { id: string; send: (event: Told) => void };

export type ActorNews = { id: string; name: string; what: "asked" | "told"; of: unknown };

/** An actor that returns the scenario's results in simulated time; without results it never completes. */
export function scriptedActor(
  name: string,
  answers: readonly ScenarioAnswer[],
  clock: ExplorerClock,
  tell: (news: ActorNews) => void,
) {
  let asked = 0;
  return {
    getInitialSnapshot: ({ self }: { self: Self }, input: unknown): Snapshot<unknown> => {
      tell({ id: self.id, name, what: "asked", of: input });
      return { status: "active", output: undefined, error: undefined };
    },
    start: (_snapshot: Snapshot<unknown>, { self }: { self: Self }): void => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer === undefined) return;
      const label = "error" in answer ? `${name} fails` : `${name} answers`;
      clock.setTimeout(() => self.send({ type: "answer", answer }), answer.takes, label);
    },
    transition: (
      before: Snapshot<unknown>,
      { answer, ...message }: Told,
      { self }: { self: Self },
    ): Snapshot<unknown> => {
      if (answer === undefined) {
        if (!message.type.startsWith("xstate.")) tell({ id: self.id, name, what: "told", of: message });
        return before;
      }
      if (!("error" in answer)) return { status: "done", output: answer.output, error: undefined };
      const { message: words, ...more } = answer.error;
      return { status: "error", output: undefined, error: Object.assign(new Error(words), more) };
    },
    getPersistedSnapshot: (snapshot: Snapshot<unknown>): Snapshot<unknown> => snapshot,
  };
}
