import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const half = (firstName: string) => ({ user: { firstName }, rating: null, feedback: null });
const purchase = {
  _id: "review-1",
  type: "completedPurchase",
  buyer: half("Ada"),
  seller: half("Marisol"),
  listings: [
    {
      listing: { heirloopId: "piece-id-1", slug: "a-chair", title: "A chair", images: [] },
      rating: null,
      feedback: null,
    },
  ],
};
const owed = { owed: [{ takes: 300, output: purchase }] };
const works = {
  ...owed,
  requested: [{ takes: 300, output: purchase }],
  submit: [{ takes: 600, output: "scheduled" }],
  decline: [{ takes: 300, output: null }],
};
const signedIn = [send("SIGNED_IN", { snoozed: false }), wait(300)];

export const reviewModalScenarios: MachineScenarios = {
  machine: "review-modal",
  events: [
    { type: "SIGNED_IN", snoozed: false },
    { type: "SIGNED_IN", snoozed: true },
    { type: "SIGNED_OUT" },
    { type: "CHECK" },
    { type: "OPEN_REQUEST", source: { notification: "notification-1" } },
    { type: "OPEN_REQUEST", source: { order: "order-1" } },
    { type: "RATE", rating: 5 },
    { type: "RATE", rating: 3 },
    { type: "WRITE", feedback: "Just as described." },
    { type: "SUBMIT" },
    { type: "NOT_NOW" },
    { type: "DISMISS" },
    { type: "DONE" },
  ],
  scenarios: {
    "a-guest": { about: "Nobody is signed in yet.", answers: works },
    "a-purchase-to-review": { about: "A buyer signs in and owes a review.", answers: works, steps: signedIn },
    praised: {
      about: "Five stars were given: the external review screen follows.",
      answers: works,
      steps: [...signedIn, send("RATE", { rating: 5 }), send("SUBMIT"), wait(600)],
    },
    "waiting-for-the-email-address": {
      about: "The buyer has not confirmed an email address: the review waits for it.",
      answers: { ...works, submit: [{ takes: 600, output: "email-unverified" }] },
      steps: [...signedIn, send("RATE", { rating: 5 }), send("SUBMIT"), wait(600)],
    },
    "being-checked": {
      about: "Both accounts have something in common: an admin looks at the review first.",
      answers: { ...works, submit: [{ takes: 600, output: "held" }] },
      steps: [...signedIn, send("RATE", { rating: 5 }), send("SUBMIT"), wait(600)],
    },
    "nothing-owed": {
      about: "A buyer signs in and owes nothing.",
      answers: { ...works, owed: [{ takes: 300, output: null }] },
      steps: signedIn,
    },
    snoozed: {
      about: "A request was closed in this browser yesterday.",
      answers: works,
      steps: [send("SIGNED_IN", { snoozed: true })],
    },
    "submitting-fails": {
      about: "The review cannot be stored: the form stays as it was.",
      answers: { ...works, submit: [{ takes: 600, error: { message: "Server error" } }] },
      steps: [...signedIn, send("RATE", { rating: 4 }), send("SUBMIT")],
    },
    "from-the-order": {
      about: "A buyer who put the request off chooses “Leave a review” on the order.",
      answers: works,
      steps: [
        ...signedIn,
        send("NOT_NOW"),
        wait(300),
        send("OPEN_REQUEST", { source: { order: "order-1" } }),
        wait(300),
      ],
    },
    "reviewed-already": {
      about: "A notification asks for a review that was written meanwhile.",
      answers: {
        ...works,
        owed: [{ takes: 300, output: null }],
        requested: [{ takes: 300, output: null }],
      },
      steps: [...signedIn, send("OPEN_REQUEST", { source: { notification: "notification-1" } })],
    },
  },
};
