import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const notification = (number: number) => ({
  _id: `notification-${number}`,
  type: "order",
  text: "approved your order",
  sender: { firstName: "Marisol" },
  listing: null,
  listings: [],
  items: 1,
  order: null,
  chat: null,
  seen: false,
  date: "2026-11-21T10:00:00.000Z",
});
const batch = [
  { takes: 300, output: { notifications: [notification(1), notification(2)], maxed: false } },
  { takes: 300, output: { notifications: [notification(3)], maxed: true } },
];
const preview = [{ takes: 150, output: { notPreviewed: 0 } }];
const input = { notPreviewed: 3 };

export const notificationsScenarios: MachineScenarios = {
  machine: "notifications",
  events: [
    { type: "OPEN" },
    { type: "CLOSE" },
    { type: "LOAD_MORE" },
    { type: "RETRY" },
    { type: "FOLLOW", id: "notification-1" },
    { type: "ARRIVED", notPreviewed: 4 },
  ],
  scenarios: {
    closed: { about: "Three have come since the menu was last opened.", input, answers: { batch, preview } },
    loading: {
      about: "The menu is open; the first batch is on its way.",
      input,
      answers: { batch, preview },
      steps: [send("OPEN")],
    },
    open: {
      about: "The first batch is there.",
      input,
      answers: { batch, preview },
      steps: [send("OPEN"), wait(300)],
    },
    failed: {
      about: "The first batch cannot be had, and can be asked for again.",
      input,
      answers: { batch: [{ takes: 300, error: { message: "No answer came" } }, ...batch], preview },
      steps: [send("OPEN"), wait(300)],
    },
  },
};
