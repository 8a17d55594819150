import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { chartOf } from "@heirloop/machines/chart/machine-chart";
import { expect, test } from "vitest";
import { chosenMachine, chosenScenario, makeMove, parseCommandLine } from "./command-line.ts";
import { duration, milliseconds } from "./duration.ts";
import { eventTypes, explore, type Situation } from "./exploration.ts";
import { machines } from "./machines.ts";
import { runPrompt } from "./prompt.ts";

const everyMachine = [...machines.values()];
const everyScenario = everyMachine.flatMap((machine) =>
  Object.entries(machine.scenarios).map(([name, scenario]) => ({
    id: machine.machine,
    name,
    machine,
    scenario,
  })),
);

function situationOf(words: string): Situation {
  const { machine, scenario, moves } = parseCommandLine(words.split(" "));
  const chosen = chosenMachine(machines, machine ?? "");
  const exploration = explore(chosen, ...chosenScenario(chosen, scenario));
  for (const move of moves) makeMove(chosen, exploration, move);
  return exploration.situation();
}

const command = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...words], { encoding: "utf8" });

test("lists every machine of the product", () => {
  const folder = join(import.meta.dirname, "../../../packages/machines/src");
  const written = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .flatMap((file) => /([^/]+)\.machine\.ts$/.exec(file)?.slice(1) ?? [])
    .toSorted();
  expect([...machines.keys()].toSorted()).toEqual(written);
});

test.each(everyScenario)(
  "$id: $name starts, and accepts every event that it lists as allowed",
  ({ machine, name, scenario }) => {
    const { allowed, status, trace } = explore(machine, name, scenario).situation();
    expect([status === "active" || status === "done", trace.filter(({ taken }) => !taken)]).toEqual([
      true,
      [],
    ]);
    for (const { type, ...payload } of allowed) {
      const exploration = explore(machine, name, scenario);
      exploration.send(type, payload);
      expect(exploration.situation().trace.findLast(({ event }) => event.startsWith(type))).toMatchObject({
        taken: true,
      });
      expect(exploration.situation().status).not.toBe("error");
    }
  },
);

test.each(everyMachine)("$machine: has a sample of every event, and no others", (machine) => {
  expect([...new Set(machine.events.map(({ type }) => type))].toSorted()).toEqual(eventTypes(machine));
});

test("shows every state of an order in a scenario or after one event", () => {
  const order = chosenMachine(machines, "order");
  const shownStates = Object.entries(order.scenarios).flatMap(([name, scenario]) => {
    const { state, allowed } = explore(order, name, scenario).situation();
    const next = allowed.map(({ type, ...payload }) => {
      const exploration = explore(order, name, scenario);
      exploration.send(type, payload);
      return exploration.situation().state;
    });
    return [state, ...next];
  });
  const states = chartOf(order.definition).state.states.map(({ name }) => name);
  // An old spelling: no transition leads to it.
  expect(states.filter((state) => !shownStates.includes(state))).toEqual(["canceled"]);
});

test("makes moves in order and traces them", () => {
  expect(situationOf("promo-modal --scenario first-visit --advance 5s --send CLAIM --send CLAIM")).toEqual({
    machine: "promo-modal",
    scenario: "first-visit",
    state: "offer.open.email",
    status: "active",
    context: {
      pathname: "/",
      isOffered: true,
      alreadyDismissed: false,
      sinceLoad: 0,
      email: "",
      problem: null,
    },
    allowed: [
      { type: "TYPE", email: "newcomer@demo.test" },
      { type: "TYPE", email: "newcomer" },
      { type: "SUBMIT" },
      { type: "DISMISS" },
      { type: "SIGNED_IN" },
      { type: "VISIT", pathname: "/product/abc/a-chair" },
      { type: "VISIT", pathname: "/login" },
    ],
    pending: [],
    trace: [
      { at: 0, event: "start", taken: true, state: "offer.waiting", did: [] },
      { at: 5_000, event: "time: untilOffer", taken: true, state: "offer.open.claim", did: [] },
      { at: 5_000, event: "CLAIM", taken: true, state: "offer.open.email", did: [] },
      { at: 5_000, event: "CLAIM", taken: false, state: "offer.open.email", did: [] },
    ],
  });
});

test("completes actors at their own time and traces their input and the machine's reaction", () => {
  const sending = situationOf("promo-modal --scenario sending-a-code");
  expect(sending.pending).toEqual([{ what: "sendCode answers", milliseconds: 600 }]);
  const { state, trace } = situationOf("promo-modal --scenario sending-a-code --advance 600ms");
  expect([state, trace.slice(-2)]).toEqual([
    "sent",
    [
      {
        at: 5_000,
        event: "SUBMIT",
        taken: true,
        state: "offer.sending.expanded",
        did: ['invoked sendCode {"email":"newcomer@demo.test"}'],
      },
      {
        at: 5_600,
        event: "sendCode answers",
        taken: true,
        state: "sent",
        did: ["saveSent", 'showSent {"message":"Promo code sent!"}', "trackSent"],
      },
    ],
  ]);
});

test("fires timers that were started by other timers at their own time", () => {
  expect(situationOf("checkout --scenario hold-over --send HOLD_AGAIN --advance 1s").pending).toEqual([
    { what: "time: holdEnds", milliseconds: 899_200 },
  ]);
});

test("replaces part of an event's payload", () => {
  expect(situationOf('search-box --send TYPE={"typed":"oak"}').trace.at(-1)).toEqual({
    at: 0,
    event: 'TYPE {"typed":"oak"}',
    taken: true,
    state: "open.loading",
    did: ["invoked popular", 'invoked suggest {"term":"oak"}'],
  });
});

test.each([
  ["5s", 5_000],
  ["150ms", 150],
  ["150", 150],
  ["1.5m", 90_000],
  ["72h", 259_200_000],
  ["14d", 1_209_600_000],
  ["soon", null],
  ["", null],
  ["-5s", null],
])("parses the time %s as %s milliseconds", (written, expected) => {
  expect(milliseconds(written)).toBe(expected);
});

test.each([
  [0, "0 ms"],
  [150, "150 ms"],
  [1_200, "1.2 s"],
  [5_000, "5 s"],
  [899_200, "899.2 s"],
  [900_000, "15 m"],
  [1_800_000, "30 m"],
])("formats %d milliseconds as %s", (value, expected) => {
  expect(duration(value)).toBe(expected);
});

test("prints only JSON", () => {
  const { stdout, stderr, status } = command(
    "promo-modal",
    "--scenario",
    "first-visit",
    "--advance",
    "5s",
    "--send",
    "CLAIM",
    "--json",
  );
  expect([JSON.parse(stdout), stderr, status]).toEqual([
    situationOf("promo-modal --scenario first-visit --advance 5s --send CLAIM"),
    "",
    0,
  ]);
});

test.each([
  [["promo"], "There is no machine “promo”. There are: alerts, "],
  [
    ["order", "--scenario", "lost"],
    "There is no scenario of order called “lost”. There are: requested, offer-sent, ",
  ],
  [
    ["order", "--send", "explode"],
    "There is no event of order called “explode”. There are: accept, approve, ",
  ],
])("%j exits with status 2 and lists the options", (words, said) => {
  const { stdout, stderr, status } = command(...words);
  expect([stdout, stderr.slice(0, said.length), status]).toEqual(["", said, 2]);
});

test.each([
  [["order", "--advance", "soon"], "Time is written 150ms, 5s, 15m, 72h or 14d, not soon"],
  [["order", "--send", "accept=[1]"], "An event is written EVENT"],
  [["order", "--send", "accept={1}"], "An event carries a JSON object, and this is none: {1}"],
  [["order", "--send"], "--send lacks its value."],
  [["order", "--loud"], "What is --loud?"],
  [["order", "checkout"], "What is checkout?"],
])("rejects the command %j", (words, said) => {
  expect(() => parseCommandLine(words)).toThrow(said);
});

test("plays a machine with one command per line", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const order = chosenMachine(machines, "promo-modal");
  input.end('+5s\nCLAIM\nTYPE {"email": "ada@example.com"}\nexplode\ntrace\nrestart\nquit\n');
  const [said] = await Promise.all([
    text(output),
    runPrompt(order, () => explore(order, ...chosenScenario(order, null)), { input, output }).then(() =>
      output.end(),
    ),
  ]);
  expect(said.match(/^(?:state: .*|There is no event.*?“explode”|.*→.*)$/gm)).toEqual([
    "state: offer.waiting",
    "state: offer.open.claim",
    "state: offer.open.email",
    "state: offer.open.email",
    "    0 ms  start → offer.waiting",
    "     5 s  time: untilOffer → offer.open.claim",
    "     5 s  CLAIM → offer.open.email",
    '     5 s  TYPE {"email":"ada@example.com"} → offer.open.email',
    "state: offer.waiting",
  ]);
  expect(said).toContain("There is no event of promo-modal called “explode”. There are: CLAIM, DISMISS, ");
});
