import { type MachineScenarios, send } from "./machine-scenario.ts";

const order = "order-id-1";
const viewer = { _id: "user-1", isBusiness: false };
const orderBoughtBy = (buyer: string) => ({
  fetchOrder: [
    {
      takes: 300,
      output: { _id: order, status: "scheduling", offer: null, approved: true, buyer: { _id: buyer } },
    },
  ],
});
const arrive = [send("ARRIVE", { order, pathname: "/" })];

export const orderDeepLinkScenarios: MachineScenarios = {
  machine: "order-deep-link",
  events: [
    { type: "ARRIVE", order, pathname: "/" },
    { type: "ARRIVE", order, pathname: "/purchases" },
    { type: "ARRIVE", order: "?", pathname: "/" },
    { type: "NAVIGATE_AWAY" },
    { type: "SIGNED_IN", viewer },
    { type: "SIGNED_OUT" },
  ],
  scenarios: {
    "the-buyer": {
      about: "A link in a mail leads the buyer to the purchase.",
      input: { viewer },
      answers: orderBoughtBy("user-1"),
      steps: arrive,
    },
    "the-seller": {
      about: "The same link leads the seller to the sale.",
      input: { viewer },
      answers: orderBoughtBy("user-2"),
      steps: arrive,
    },
    "a-stranger": {
      about: "Neither buyer nor seller.",
      input: { viewer },
      answers: { fetchOrder: [{ takes: 300, error: { message: "Permission denied" } }] },
      steps: arrive,
    },
    "a-guest": { about: "Guests log in first.", input: { viewer: null }, steps: arrive },
  },
};
