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
const impersonated = { ...shopper, impersonatedBy: { _id: "user-9", firstName: "Ines" } };
const answers = {
  startImpersonation: [{ takes: 400, output: null }],
  stopImpersonation: [{ takes: 400, output: null }],
};

export const sessionScenarios: MachineScenarios = {
  machine: "session",
  events: [
    { type: "SIGNED_IN", user: shopper, timeLeft: null },
    { type: "SIGNED_OUT" },
    { type: "USER_UPDATED", user: { ...shopper, blocked: true } },
    { type: "IMPERSONATE", account: "user-1" },
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
    "starting-impersonation": {
      about: "An admin starts an impersonation.",
      input: { user: admin, timeLeft: null },
      answers,
      steps: [send("IMPERSONATE", { account: "user-1" })],
    },
    impersonating: {
      about: "An admin impersonates another account, for half an hour at most.",
      input: { user: impersonated, timeLeft: constants.impersonationDuration },
      answers,
    },
  },
};
