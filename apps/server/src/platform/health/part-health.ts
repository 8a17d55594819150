import type { Logger } from "../logging/log.ts";

export type PartState = "checking" | "ok" | "unreachable";
/** Rejects while the part cannot be used, within some seconds. */
export type PartCheck = () => Promise<void>;

export type PartHealth = {
  /** Returns the last known state of each configured part, at once. An old state is checked again. */
  read(): Readonly<Record<string, PartState>>;
};

/** Milliseconds after which a state counts as old. */
export const checkedFor = 30_000;

type Options = { now: () => Date; log: Logger };

/** Keeps the state of the services outside the server, and logs when it changes. */
export function createPartHealth(
  checks: Readonly<Record<string, PartCheck>>,
  { now, log }: Options,
): PartHealth {
  const parts = Object.entries(checks).map(([name, check]) => {
    const part = { name, check, state: "checking" as PartState, checkedAt: Number.NEGATIVE_INFINITY };
    return part;
  });

  function note(part: (typeof parts)[number], state: PartState, err?: unknown): void {
    if (state === "unreachable" && part.state !== state)
      log.error({ part: part.name, err }, "a part cannot be reached");
    if (state === "ok" && part.state === "unreachable") log.info({ part: part.name }, "a part is back");
    part.state = state;
  }

  return {
    read() {
      const instant = now().getTime();
      for (const part of parts) {
        if (instant - part.checkedAt < checkedFor) continue;
        part.checkedAt = instant;
        part.check().then(
          () => note(part, "ok"),
          (error: unknown) => note(part, "unreachable", error),
        );
      }
      return Object.fromEntries(parts.map(({ name, state }) => [name, state]));
    },
  };
}
