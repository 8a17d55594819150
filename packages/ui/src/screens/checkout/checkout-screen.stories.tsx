import { type Availability, getAvailability } from "@heirloop/machines/availability/availability";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { quoteSchema } from "@heirloop/contract/checkout/checkout.schema";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { GatewayFormStory } from "../../fixtures/gateway-form-story.tsx";
import { listings, storyNow } from "../../fixtures/listings.ts";
import { buyer, seller } from "../../fixtures/orders.ts";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const two = listings.slice(0, 2);
const quote = quoteSchema.parse({
  at: storyNow,
  sellers: [
    {
      seller,
      listings: two.slice(0, 1),
      breakdown: { items: 184_000, delivery: 8_900, discount: 1_350, tax: 14_700, total: 206_250 },
    },
    {
      seller: { ...buyer, _id: "user-theo-00001", firstName: "Theo" },
      listings: two.slice(1),
      breakdown: { items: 225_000, delivery: 8_900, discount: 1_650, tax: 18_000, total: 250_250 },
    },
  ],
  total: { items: 409_000, delivery: 17_800, discount: 3_000, tax: 32_700, total: 456_500 },
  unavailable: [],
  promo: { code: "WELCOME30", applied: true, reason: null },
});
const draft = {
  contact: { firstName: "Maren", lastName: "Okafor", email: "maren@example.com", phone: "" },
  type: "delivery" as const,
  scheduleViewing: false,
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
  promoCode: "WELCOME30",
  card: { number: "", expiry: "", cvc: "" },
};

const meta = preview.meta({
  component: CheckoutScreen,
  title: "Screens/Checkout",
  parameters: { frame: "screen" },
  args: {
    stage: { name: "editing" },
    listings: two,
    offerAmount: null,
    draft,
    deliveryTypes: { delivery: true, pickup: true },
    quote: { state: "ready", value: quote },
    readiness: "ready",
    pieces: {},
    waitingList: { isWaiting: () => false, onJoinWaitingList: fn(), onLeaveWaitingList: fn() },
    errors: {},
    held: { at: storyNow, until: "2026-11-21T10:14:20.000Z", pieces: 2 },
    holdExpired: false,
    now: storyNow,
    onChange: fn(),
    onSubmit: fn(),
    onRemove: fn(),
    onRetryQuote: fn(),
    onHoldAgain: fn(),
    onConfirmed: fn(),
  } satisfies CheckoutScreenProps,
});

export const Default = meta.story();
export const Filled = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone" }), "316 555 0100");
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Wichita");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "KS");
    await userEvent.type(canvas.getByRole("textbox", { name: "Card number" }), "4242 4242 4242 4242");
    await userEvent.click(canvas.getByRole("button", { name: "Pay $4,565" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...draft,
      contact: { ...draft.contact, phone: "316 555 0100" },
      address: { ...draft.address, city: "Wichita", state: "KS" },
      card: { ...draft.card, number: "4242 4242 4242 4242" },
    });
  },
});
export const SwitchedToPickup = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Wichita");
    await userEvent.click(canvas.getByRole("radio", { name: /^Pickup/ }));
    await expect(canvas.queryByRole("textbox", { name: "City" })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^I want to see it first/ }));
    // What was typed for the delivery is kept, should it be one after all.
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...draft,
      type: "pickup",
      scheduleViewing: true,
      address: { ...draft.address, city: "Wichita" },
    });
  },
});
export const Pickup = meta.story({
  args: { draft: { ...draft, type: "pickup" }, deliveryTypes: { delivery: false, pickup: true } },
});
export const FieldErrors = meta.story({
  args: {
    errors: {
      "contact.phone": "Enter a phone number",
      "address.line1": "Enter a street address",
      "address.city": "Enter the city",
      "address.state": "Choose a state",
      "address.zip": "Enter a 5-digit ZIP code",
      "card.number": "Enter the card number",
      "card.expiry": "Use MM/YY",
      "card.cvc": "Enter the 3 or 4 digits",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "ZIP code" })).toHaveAccessibleDescription(
      "Enter a 5-digit ZIP code",
    );
  },
});
export const GatewayForm = meta.story({ args: { gatewayForm: <GatewayFormStory state="ready" /> } });
export const GatewayFormLoading = meta.story({
  args: { gatewayForm: <GatewayFormStory state="loading" /> },
});
export const GatewayFormFailed = meta.story({ args: { gatewayForm: <GatewayFormStory state="failed" /> } });
export const GatewayCardRefused = meta.story({
  args: {
    gatewayForm: <GatewayFormStory state="ready" />,
    errors: { "card.number": "Your card’s security code is incomplete." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Card" })).toHaveAccessibleDescription(
      "Your card’s security code is incomplete.",
    );
  },
});
export const PromoRejected = meta.story({
  args: {
    quote: {
      state: "ready",
      value: {
        ...quote,
        promo: {
          code: "WELCOME30",
          applied: false,
          reason: "The code works on a first purchase above $300.",
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole("textbox", { name: /^Promo code/ });
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription("The code works on a first purchase above $300.");
    await expect(canvas.getByText(/^The code works/).closest("[role=status]")).toBeInTheDocument();
  },
});
export const PromoRejectedOnSubmit = meta.story({
  args: {
    draft: { ...draft, promoCode: "WRONG" },
    quote: { state: "ready", value: { ...quote, promo: null } },
    errors: { promoCode: "This code is not known for your account" },
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole("textbox", { name: /^Promo code/ });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription("This code is not known for your account");
  },
});
export const Submitting = meta.story({ args: { stage: { name: "submitting" } } });
export const CardDeclined = meta.story({
  args: { stage: { name: "declined" }, answer: "The bank declined this card." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/declined this card/)).toHaveTextContent(/Nothing was charged/);
    await expect(canvas.queryByText("The bank declined this card.")).toBeNull();
  },
});
export const PaymentPending = meta.story({ args: { stage: { name: "waiting" } } });
export const BankConfirmation = meta.story({ args: { stage: { name: "confirming", url: "/bank" } } });
export const HoldLimitExceeded = meta.story({
  args: {
    listings: listings.slice(0, 6),
    held: { at: storyNow, until: "2026-11-21T10:14:20.000Z", pieces: 5 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are reserved for you/)).toHaveTextContent(/^5 of your 6 pieces/);
  },
});
export const Reserving = meta.story({ args: { held: null, holding: true } });
export const HoldExpired = meta.story({ args: { held: null, holdExpired: true } });
const [first] = two;
if (first === undefined) throw new Error("There are no listings in the fixtures.");
const saying = (availability: Availability, conflict: string | null = null) => ({
  readiness: "unavailable" as const,
  pieces: { [first.heirloopId]: { availability, conflict } },
  held: { at: storyNow, until: "2026-11-21T10:14:20.000Z", pieces: 1 },
});
export const PieceSold = meta.story({
  args: saying(getAvailability({ ...first, status: "sold" })),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("This piece has been sold.")).toBeVisible();
    await expect(canvas.queryByText(/Reserved by another shopper/)).toBeNull();
    const pay = canvas.getByRole("button", { name: "Pay $4,565" });
    await expect(pay).toHaveAttribute("aria-disabled", "true");
    await expect(pay).toHaveAccessibleDescription(/cannot be bought right now/);
    await userEvent.click(pay);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const ReservedByAnother = meta.story({
  args: saying(getAvailability({ ...first, reservedUntil: "2026-11-21T10:14:50.000Z", reservedByMe: false })),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText(/Reserved by another shopper/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Join the waiting list" }));
    await expect(args.waitingList.onJoinWaitingList).toHaveBeenCalledWith(first);
  },
});
export const PieceRepriced = meta.story({
  args: {
    pieces: {
      [first.heirloopId]: { availability: getAvailability(first, { seenPrice: 1_00 }), conflict: null },
    },
  },
});
export const PickupUnavailable = meta.story({
  args: {
    ...saying(getAvailability(first), "It is delivered only."),
    readiness: "conflict",
    draft: { ...draft, type: "pickup" },
    deliveryTypes: { delivery: false, pickup: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Not offered for every piece in this order")).toHaveLength(2);
    await expect(canvas.getByText("It is delivered only.")).toBeVisible();
    const pay = canvas.getByRole("button", { name: /^Pay/ });
    await expect(pay).toHaveAccessibleDescription(/See the reason beside it/);
  },
});
export const PriceChanged = meta.story({
  args: { answer: "Teak Sideboard now costs $2,400." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveFocus();
  },
});
const untaxed = quoteSchema.shape.total.parse({
  items: 225_000,
  delivery: 8_900,
  discount: 0,
  tax: 0,
  total: 233_900,
});
const quotedWithoutTax: CheckoutScreenProps["quote"] = {
  state: "ready",
  value: { ...quote, sellers: quote.sellers.slice(1), promo: null, total: untaxed },
};
export const AddressMissing = meta.story({
  args: { listings: two.slice(1), quote: quotedWithoutTax },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tax").nextElementSibling).toHaveTextContent(
      "Calculated from your address",
    );
    await expect(canvas.getByText("Total, before tax")).toBeVisible();
    // An amount without the tax would not be the one that is charged.
    await expect(canvas.getByRole("button", { name: "Pay" })).toBeEnabled();
  },
});
export const ZipInAnotherState = meta.story({
  args: {
    listings: two.slice(1),
    quote: quotedWithoutTax,
    draft: {
      ...draft,
      address: { ...draft.address, line1: "1 Burnside", city: "Portland", state: "OR", zip: "10001" },
    },
    errors: { "address.zip": "ZIP code 10001 is in New York. Check the ZIP code or the state." },
  },
  play: async ({ canvas }) => {
    const zip = canvas.getByRole("textbox", { name: "ZIP code" });
    await expect(zip).toHaveAccessibleDescription(/^ZIP code 10001 is in New York/);
    await expect(zip).toHaveValue("10001");
    // The quote is without an address that contradicts itself.
    await expect(canvas.getByText("Tax").nextElementSibling).toHaveTextContent(
      "Calculated from your address",
    );
  },
});
export const TaxUnavailable = meta.story({
  args: {
    listings: two.slice(1),
    quote: quotedWithoutTax,
    draft: {
      ...draft,
      address: { ...draft.address, line1: "1 Burnside", city: "Portland", state: "OR", zip: "97204" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tax").nextElementSibling).toHaveTextContent("$0");
  },
});
export const QuoteLoading = meta.story({
  args: { quote: { state: "loading" }, readiness: "calculating" },
  play: async ({ canvas, args, userEvent }) => {
    const pay = canvas.getByRole("button", { name: "Pay" });
    await expect(pay).toHaveAccessibleDescription(/Calculating your total/);
    await userEvent.click(pay);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
/** Pressed before the total was known. */
export const SubmittingWithoutTotal = meta.story({
  args: { stage: { name: "submitting" }, quote: { state: "loading" }, readiness: "calculating" },
  play: async ({ canvas, args, userEvent }) => {
    const pay = canvas.getByRole("button", { name: "One moment" });
    await expect(pay).toHaveAttribute("aria-busy", "true");
    await userEvent.click(pay);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const QuoteFailed = meta.story({ args: { quote: { state: "failed" }, readiness: "failed" } });
export const OfferRejected = meta.story({
  args: {
    listings: two.slice(1),
    offerAmount: cents(50),
    quote: { state: "refused" },
    readiness: "refused",
    problem: "Offer at least $1",
    held: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back to the piece" })).toHaveAttribute(
      "href",
      expect.stringContaining("/product/"),
    );
  },
});
const offer = {
  listings: two.slice(1),
  offerAmount: cents(190_000),
  quote: {
    state: "ready" as const,
    value: {
      ...quote,
      sellers: quote.sellers.slice(1),
      promo: null,
      total: quoteSchema.shape.total.parse({
        items: 190_000,
        delivery: 8_900,
        discount: 0,
        tax: 15_200,
        total: 214_100,
      }),
    },
  },
};
export const Offer = meta.story({ args: offer });
export const EarlierOfferOpen = meta.story({
  args: {
    ...offer,
    answer: "Your earlier offer for this piece is still open.",
    openOffer: orderIdSchema.parse("order-0142"),
    held: null,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "View your open offer" });
    await expect(link).toHaveAttribute("href", "/?order=order-0142");
  },
});
/** One seller delivers by their terms; the other one is too far away, so a carrier brings that piece. */
export const DeliveryBySellers = meta.story({
  args: {
    quote: {
      state: "ready",
      value: {
        ...quote,
        sellers: quote.sellers.map((part, at) => ({
          ...part,
          delivery:
            at === 0
              ? { by: "seller" as const, radius: 40, limit: null }
              : { by: "carrier" as const, radius: 25, limit: "too-far" as const },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Delivered by ${seller.firstName}: $89.`)).toBeVisible();
    await expect(
      canvas.getByText(
        "Theo delivers up to 25 miles, and this is farther away. A furniture carrier brings it for $89, or choose pickup.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^Pickup/ })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Pay $4,565" })).toBeEnabled();
    await expect(
      canvas.getByText(/^Sellers are paid only after their pieces have reached you/),
    ).toBeVisible();
  },
});
/** The name of a shop is hidden until it accepts an offer. */
export const DeliveryByHiddenShop = meta.story({
  args: {
    offerAmount: cents(900_00),
    listings: listings.slice(0, 1),
    held: null,
    quote: {
      state: "ready",
      value: {
        ...quote,
        sellers: quote.sellers.slice(0, 1).map((part) => ({
          ...part,
          seller: { ...part.seller, firstName: "Local business seller", slug: null, isBusiness: true },
          delivery: { by: "seller" as const, radius: 40, limit: null },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Delivered by the seller: $89.")).toBeVisible();
  },
});
/** Pieces that are only delivered: the carrier is the way that is left. */
export const OutsideRadiusWithoutPickup = meta.story({
  args: {
    deliveryTypes: { delivery: true, pickup: false },
    quote: {
      state: "ready",
      value: {
        ...quote,
        sellers: quote.sellers.map((part) => ({
          ...part,
          delivery: { by: "carrier" as const, radius: 25, limit: "unknown-zip" as const },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "We can't tell how far away this ZIP code is from Theo. A furniture carrier brings it for $89.",
      ),
    ).toBeVisible();
  },
});
