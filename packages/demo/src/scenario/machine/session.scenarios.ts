import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type MachineScenarios, send } from "./machine-scenario.ts";

const shopper = {
  _id: "user-1",
  firstName: "Ada",
  lastName: "Oak",
  admin: false,
  blocked: false,
  impersonatedBy: null,
};
const admin = { ...shopper, _id: "user-9", firstName: "Ines", admin: true };
const inside = { ...shopper, impersonatedBy: { _id: "user-9", firstName: "Ines" } };
const answers = { enter: [{ takes: 400, output: null }], leave: [{ takes: 400, output: null }] };

export const sessionScenarios: MachineScenarios = {
  machine: "session",
  events: [
    { type: "SIGNED_IN", user: shopper, timeLeft: null },
    { type: "SIGNED_OUT" },
    { type: "USER_UPDATED", user: { ...shopper, blocked: true } },
    { type: "ENTER", account: "user-1" },
    { type: "LEAVE" },
    { type: "RESUME", timeLeft: 60_000 },
  ],
  scenarios: {
    "a-guest": { about: "Nobody is signed in.", input: { user: null, timeLeft: null }, answers },
    "signed-in": { about: "A shopper is signed in.", input: { user: shopper, timeLeft: null }, answers },
    blocked: {
      about: "A blocked account.",
      input: { user: { ...shopper, blocked: true }, timeLeft: null },
      answers,
    },
    "an-admin-enters": {
      about: "An admin is entering an account.",
      input: { user: admin, timeLeft: null },
      answers,
      steps: [send("ENTER", { account: "user-1" })],
    },
    "inside-an-account": {
      about: "An admin inside another account, for half an hour at most.",
      input: { user: inside, timeLeft: constants.impersonationDuration },
      answers,
    },
  },
};
