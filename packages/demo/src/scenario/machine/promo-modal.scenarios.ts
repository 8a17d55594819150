import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const visitor = { pathname: "/", signedIn: false, alreadySent: false, dismissed: null, sinceLoad: 0 };
const sent = { sendCode: [{ takes: 600, output: null }] };
const offered = [wait(constants.promoDelay)];
const submitted = [...offered, send("CLAIM"), send("TYPE", { email: "newcomer@demo.test" }), send("SUBMIT")];

export const promoModalScenarios: MachineScenarios = {
  machine: "promo-modal",
  events: [
    { type: "CLAIM" },
    { type: "TYPE", email: "newcomer@demo.test" },
    { type: "TYPE", email: "newcomer" },
    { type: "SUBMIT" },
    { type: "DISMISS" },
    { type: "OPEN" },
    { type: "DISMISS_PILL" },
    { type: "SIGNED_IN" },
    { type: "VISIT", pathname: "/product/abc/a-chair" },
    { type: "VISIT", pathname: "/login" },
  ],
  scenarios: {
    "first-visit": {
      about: "A visitor opens the home page for the first time.",
      input: visitor,
      answers: sent,
    },
    offered: {
      about: "Five seconds later the offer opens.",
      input: visitor,
      answers: sent,
      steps: offered,
    },
    "sending-a-code": {
      about: "The email was submitted; the code is being sent.",
      input: visitor,
      answers: sent,
      steps: submitted,
    },
    "sending-fails": {
      about: "The first request fails, the second does not.",
      input: visitor,
      answers: {
        sendCode: [
          { takes: 600, error: { message: "No answer came. Check your connection and try again." } },
          { takes: 600, output: null },
        ],
      },
      steps: submitted,
    },
    dismissed: {
      about: "The modal was dismissed: the pill is shown.",
      input: visitor,
      answers: sent,
      steps: [...offered, send("DISMISS")],
    },
    "pill-dismissed": {
      about: "The pill was dismissed as well: nothing is shown.",
      input: visitor,
      answers: sent,
      steps: [...offered, send("DISMISS"), send("DISMISS_PILL")],
    },
    "logging-in": {
      about: "The visitor is on the login page after five seconds: the offer waits.",
      input: { ...visitor, pathname: "/login" },
      answers: sent,
      steps: offered,
    },
    "dismissed-before": {
      about: "The modal was dismissed on an earlier visit: the pill is shown.",
      input: { ...visitor, dismissed: "modal" },
      answers: sent,
    },
    "signed-in": { about: "A signed-in user never sees it.", input: { ...visitor, signedIn: true } },
    "sent-before": {
      about: "A code was sent on an earlier visit.",
      input: { ...visitor, alreadySent: true },
    },
  },
};
