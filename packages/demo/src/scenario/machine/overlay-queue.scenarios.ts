import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const home = { pathname: "/", search: "" };
const request = (kind: string) => send("REQUEST", { request: { id: kind, kind } });
const rest = wait(constants.overlayQuietMoment);

export const overlayQueueScenarios: MachineScenarios = {
  machine: "overlay-queue",
  events: [
    { type: "REQUEST", request: { id: "blocked", kind: "blocked" } },
    { type: "REQUEST", request: { id: "dialog", kind: "dialog" } },
    { type: "REQUEST", request: { id: "onboarding", kind: "onboarding" } },
    { type: "REQUEST", request: { id: "review", kind: "review" } },
    { type: "REQUEST", request: { id: "promo", kind: "promo" } },
    { type: "WITHDRAW", id: "blocked" },
    { type: "WITHDRAW", id: "dialog" },
    { type: "WITHDRAW", id: "onboarding" },
    { type: "WITHDRAW", id: "review" },
    { type: "WITHDRAW", id: "promo" },
    { type: "BUSY" },
    { type: "FREE" },
    { type: "VISIT", pathname: "/collections", search: "" },
    { type: "VISIT", pathname: "/checkout", search: "" },
    { type: "VISIT", pathname: "/explore", search: "?listing=piece-1" },
  ],
  scenarios: {
    empty: { about: "Nothing stands over the page.", input: home },
    "a-review-is-due": {
      about: "A review is asked for after a quiet moment.",
      input: home,
      steps: [request("review"), rest],
    },
    "a-drawer-is-open": {
      about: "The messages are open when a review becomes due: it waits.",
      input: home,
      steps: [request("dialog"), request("review"), rest],
    },
    "a-drawer-opens-over-a-review": {
      about: "The cart is opened while a review is asked for: the request gives way.",
      input: home,
      steps: [request("review"), rest, request("dialog")],
    },
    "at-the-checkout": {
      about: "Nobody is asked for a review while paying.",
      input: { pathname: "/checkout", search: "" },
      steps: [request("review"), rest],
    },
    blocked: {
      about: "The account was blocked while a dialog was open.",
      input: home,
      steps: [request("dialog"), request("blocked")],
    },
  },
};
