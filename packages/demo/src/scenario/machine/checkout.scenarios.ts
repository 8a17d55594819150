import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const piece = {
  _id: "listing-id-1",
  heirloopId: "piece-id-1",
  slug: "a-chair",
  title: "A chair",
  price: 400_00,
  compareAtPrice: null,
  images: [],
  brand: null,
  condition: "good",
  status: "active",
  soldTo: null,
  reservedUntil: null,
  reservedByMe: false,
  newSchema: { categories: [], subCategories: [], types: [] },
  region: null,
  date: "2026-11-01T10:00:00.000Z",
};
const draft = {
  contact: { firstName: "Ada", lastName: "Oak", email: "newcomer@demo.test", phone: "" },
  type: "delivery",
  scheduleViewing: false,
  address: { line1: "1 Lake Street", line2: "", city: "Oakland", state: "CA", zip: "94610" },
  promoCode: "",
  card: { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" },
};
const beginning = { listings: [piece], offerAmount: null, draft, checkoutId: null };
const total = { items: 400_00, delivery: 79_00, discount: 0, tax: 34_73, total: 513_73 };
const answers = {
  hold: [
    {
      takes: 200,
      output: { until: "2026-11-21T10:15:00.000Z", listings: ["piece-id-1"], millisecondsLeft: 900_000 },
    },
  ],
  quote: [
    {
      takes: 300,
      output: { at: "2026-11-21T10:00:00.000Z", sellers: [], total, unavailable: [], promo: null },
    },
  ],
  submit: [{ takes: 900, output: { orders: ["order-id-1"] } }],
  confirm: [{ takes: 600, output: { orders: ["order-id-1"] } }],
};
const declined = {
  message: "refused",
  refusal: { errors: {}, problem: "The card was declined", declined: true },
};
const loaded = [wait(300)];

export const checkoutScenarios: MachineScenarios = {
  machine: "checkout",
  events: [
    { type: "CHANGE", draft: { ...draft, promoCode: "WELCOME30" } },
    { type: "SUBMIT", draft },
    { type: "REMOVE", heirloopId: "piece-id-1" },
    { type: "RETRY_QUOTE" },
    { type: "HOLD_AGAIN" },
    { type: "CONFIRMED" },
    {
      type: "LISTING_CHANGED",
      listing: { heirloopId: "piece-id-1", price: 480_00, status: "active", reservedUntil: null },
    },
    { type: "OUTDATED" },
  ],
  scenarios: {
    "one-piece": {
      about: "The form is open, the piece is held, the quote is there.",
      input: beginning,
      answers,
      steps: loaded,
    },
    submitting: {
      about: "The order is on its way.",
      input: beginning,
      answers,
      steps: [...loaded, send("SUBMIT", { draft })],
    },
    "total-awaited": {
      about: "The order was pressed for before its total is known.",
      input: beginning,
      answers,
      steps: [...loaded, send("SUBMIT", { draft: { ...draft, promoCode: "WELCOME30" } })],
    },
    "card-declined": {
      about: "The card is declined; nothing that was typed is lost.",
      input: beginning,
      answers: { ...answers, submit: [{ takes: 900, error: declined }] },
      steps: [...loaded, send("SUBMIT", { draft }), wait(900)],
    },
    "the-bank-asks": {
      about: "The bank wants the buyer's word.",
      input: beginning,
      answers: {
        ...answers,
        submit: [{ takes: 900, output: { checkoutId: "checkout-1", url: "/sandbox/confirm/checkout-1" } }],
      },
      steps: [...loaded, send("SUBMIT", { draft }), wait(900)],
    },
    "back-from-the-bank": {
      about: "The buyer has confirmed and comes back.",
      input: { ...beginning, checkoutId: "checkout-1" },
      answers,
    },
    "an-offer": {
      about: "An offer holds nothing.",
      input: { ...beginning, offerAmount: 300_00 },
      answers,
      steps: loaded,
    },
    "quote-fails": {
      about: "The quote cannot be had, and can be asked for again.",
      input: beginning,
      answers: {
        ...answers,
        quote: [{ takes: 300, error: { message: "No answer came" } }, ...answers.quote],
      },
      steps: loaded,
    },
    "hold-over": {
      about: "Fifteen minutes are over.",
      input: beginning,
      answers,
      steps: [...loaded, wait(900_000)],
    },
  },
};
