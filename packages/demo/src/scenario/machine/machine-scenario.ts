/** An event with everything it carries. */
export type ScenarioEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What an actor comes back with, and after how many milliseconds. */
export type ScenarioAnswer = { readonly takes: number } & (
  | { readonly output: unknown }
  | { readonly error: { readonly message: string } & Readonly<Record<string, unknown>> }
);

export type ScenarioStep = { readonly send: ScenarioEvent } | { readonly advance: number };

/** A situation of a machine, as data: how it begins, what it is answered, and what happened already. */
export type MachineScenario = {
  /** One sentence. */
  readonly about: string;
  readonly input?: unknown;
  /** Set when the machine is taken up in this state; `input` is then its context. */
  readonly state?: string;
  /** By the name of the actor, one after the other; the last answers from then on. Who is not named never answers. */
  readonly answers?: Readonly<Record<string, readonly ScenarioAnswer[]>>;
  readonly steps?: readonly ScenarioStep[];
};

export type MachineScenarios = {
  /** Its id. */
  readonly machine: string;
  /** Events with payloads worth trying; at least one of each type. */
  readonly events: readonly ScenarioEvent[];
  /** By name; the first is the one that is meant when none is named. */
  readonly scenarios: Readonly<Record<string, MachineScenario>>;
};

export const send = (type: string, payload: Readonly<Record<string, unknown>> = {}): ScenarioStep => ({
  send: { type, ...payload },
});

/** Lets so many milliseconds pass. */
export const wait = (milliseconds: number): ScenarioStep => ({ advance: milliseconds });
