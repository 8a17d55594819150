/** An event with its payload. */
export type ScenarioEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The result of an actor, and the milliseconds it takes. */
export type ScenarioAnswer = { readonly takes: number } & (
  | { readonly output: unknown }
  | { readonly error: { readonly message: string } & Readonly<Record<string, unknown>> }
);

export type ScenarioStep = { readonly send: ScenarioEvent } | { readonly advance: number };

/** A scenario of a machine, as data: its start, its actors' results, and the steps so far. */
export type MachineScenario = {
  /** One sentence. */
  readonly about: string;
  readonly input?: unknown;
  /** Set to start the machine in this state; `input` is then its context. */
  readonly state?: string;
  /**
   * Results by actor name, one after the other; the last one repeats. An actor without an entry never
   * completes.
   */
  readonly answers?: Readonly<Record<string, readonly ScenarioAnswer[]>>;
  readonly steps?: readonly ScenarioStep[];
};

export type MachineScenarios = {
  /** The machine's id. */
  readonly machine: string;
  /** Events with sample payloads; at least one of each type. */
  readonly events: readonly ScenarioEvent[];
  /** By name; the first is the default. */
  readonly scenarios: Readonly<Record<string, MachineScenario>>;
};

export const send = (type: string, payload: Readonly<Record<string, unknown>> = {}): ScenarioStep => ({
  send: { type, ...payload },
});

/** Lets that many milliseconds pass. */
export const wait = (milliseconds: number): ScenarioStep => ({ advance: milliseconds });
