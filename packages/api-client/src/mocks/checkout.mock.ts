import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import { orderFrom } from "@heirloop/demo/projection/order-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoChat } from "@heirloop/demo/records/chat";
import type { DemoListing } from "@heirloop/demo/records/listing";
import type { DemoOrder } from "@heirloop/demo/records/order";
import { type PlannedOrder, sumBreakdowns } from "@heirloop/machines/checkout/checkout-plan";
import {
  addressRefusal,
  cardRefusal,
  openOfferRefusal,
  totalRefusal,
  unavailableRefusal,
} from "@heirloop/machines/checkout/checkout-refusals";
import { getDeliveryMiles } from "@heirloop/machines/delivery/delivery-miles";
import { zipDistance, zipMiles } from "@heirloop/machines/hub/zip-distance";
import { invalidField } from "@heirloop/machines/refusal/refusal";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problemOf, refuse } from "./mock-problem.ts";
import { type MockWorld, replace } from "./mock-world.ts";
import { storePlacedOrder } from "./order-moves.ts";
import { endOwnOffers, hasOpenOffer } from "./offer-changes.ts";
import { checkAmounts, findAvailable, plan } from "./quote.mock.ts";

type Part = Pick<PlannedOrder<DemoListing>, "listings" | "breakdown" | "taxRates" | "delivery">;

/** As on the server: what the seller entered for their latest pickup. */
const findLastPickup = ({ index }: MockWorld, sellerId: string): DemoOrder["pickup"] =>
  [...index.orders.values()]
    .filter((order) => order.sellerId === sellerId && order.pickup !== null)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.pickup ?? null;

const firstOffer = (amount: number): DemoOrder["offer"] => ({
  amount,
  status: "pending",
  counteroffer: null,
  buyerAmount: amount,
  sellerAmount: null,
  turn: "seller",
});

/** How far the seller delivers the pieces; null for a pickup. */
function milesTo(
  { index }: MockWorld,
  { type, address }: CheckoutRequest,
  listings: readonly DemoListing[],
): number | null {
  if (type !== "delivery" || address === undefined) return null;
  const pieces = listings.map(({ coordinates: [longitude, latitude], sellerId, ...piece }) => ({
    terms: termsOfPiece(piece, getRequired(index.accounts, sellerId)),
    city: { latitude, longitude },
  }));
  return getDeliveryMiles(pieces, address.zip, { zipDistance, zipMiles });
}

function openChat(world: MockWorld, order: DemoOrder, listingId: string): void {
  const { id, chatId, buyerId, sellerId, createdAt } = order;
  const chat: DemoChat = {
    id: chatId,
    orderId: id,
    listingId,
    consignmentId: null,
    buyerId,
    sellerId,
    messages: [],
    createdAt,
  };
  world.index.chats.set(chatId, chat);
}

/** One seller's part of a purchase, with its chat; a request holds the pieces until it is answered, an offer holds nothing. */
function place(
  world: MockWorld,
  { listings, breakdown, taxRates, delivery }: Part,
  request: CheckoutRequest,
  buyer: DemoAccount,
  card: string,
): DemoOrder {
  const [first] = listings;
  if (first === undefined) throw badField("listings", "Nothing to check out");
  const { type, offerAmount, address, scheduleViewing } = request;
  if (offerAmount === undefined) endOwnOffers(world, buyer.id, listings);
  const now = world.now();
  const offers = offerAmount !== undefined;
  const order: DemoOrder = {
    id: world.newId(),
    chatId: world.newId(),
    buyerId: buyer.id,
    sellerId: first.sellerId,
    listings: listings.map(({ id, price }) => ({ listingId: id, price: offerAmount ?? price })),
    status: offers ? "offer-sent" : "requested",
    type,
    scheduleViewing: type === "pickup" && scheduleViewing === true,
    approved: false,
    offer: offerAmount === undefined ? null : firstOffer(offerAmount),
    taxRates,
    breakdown,
    deliveredBy: delivery?.by ?? null,
    deliveryMiles: milesTo(world, request, listings),
    address: type === "delivery" ? (address ?? null) : null,
    proposals: [],
    agreed: null,
    carrier: null,
    tracking: null,
    proof: null,
    pickup: type === "pickup" ? findLastPickup(world, first.sellerId) : null,
    handoffCode: type === "pickup" ? "314159" : null,
    reschedule: null,
    late: [],
    noShow: null,
    completeOffAskedBy: null,
    payment: { status: "saved", card },
    deadline: null,
    history: [{ type: offers ? "offer" : "request", by: "buyer", at: now, reason: null }],
    createdAt: now,
    changedAt: now,
    scenario: null,
  };
  openChat(world, order, first.id);
  return storePlacedOrder(world, order);
}

function redeem(world: MockWorld, code: string, orderIds: readonly string[]): void {
  const discount = world.discounts.find((known) => known.code === code);
  if (discount === undefined) return;
  replace(world.discounts, { ...discount, usedAt: world.now() });
  world.redemptions.set(code, orderIds);
}

/** The bank of the mocks asks nothing and declines nothing. */
export const checkoutMocks: readonly MockRoute[] = [
  mock(checkoutEndpoints.details, ({ caller: { account }, world }) => {
    // The orders of the mocks keep no contact.
    const addresses = [...world.index.orders.values()]
      .filter(({ buyerId, address }) => buyerId === account.id && address !== null)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { contact: null, address: addresses[0]?.address ?? null };
  }),
  mock(checkoutEndpoints.enterTestCard, ({ body, world }) => {
    const paymentMethod = world.newId();
    const label = `Visa ending ${body.number.replaceAll(/\D/g, "").slice(-4)}`;
    world.cards.set(paymentMethod, { userId: null, label });
    return { paymentMethod };
  }),
  mock(checkoutEndpoints.saveCard, ({ body: { paymentMethod }, caller: { account }, world }) => {
    const card = world.cards.get(paymentMethod);
    if (card === undefined || (card.userId ?? account.id) !== account.id)
      throw problemOf(invalidField("paymentMethod", "This card cannot be used. Enter it again."));
    world.cards.set(paymentMethod, { ...card, userId: account.id });
    return { paymentMethod, label: card.label };
  }),
  mock(checkoutEndpoints.submit, ({ body, caller, world }) => {
    const { account } = caller;
    const card = world.cards.get(body.paymentMethod);
    if (card?.userId !== account.id) throw problemOf(cardRefusal);
    refuse(addressRefusal(body));
    const { available, unavailable } = findAvailable(world, body, account);
    const [missing] = unavailable;
    if (missing !== undefined) refuse(unavailableRefusal(missing));
    checkAmounts(body, available);
    const [piece] = available;
    if (
      body.offerAmount !== undefined &&
      piece !== undefined &&
      hasOpenOffer(world, account.id, piece.listing)
    )
      refuse(openOfferRefusal);
    const { orders, promo } = plan(world, body, available, account);
    if (promo !== null && promo.reason !== null) refuse(invalidField("promoCode", promo.reason));
    refuse(totalRefusal(body, sumBreakdowns(orders.map(({ breakdown }) => breakdown)).total));
    const placed = orders.map((order) => place(world, order, body, account, card.label));
    if (promo !== null)
      redeem(
        world,
        promo.code,
        placed.map(({ id }) => id),
      );
    return { orders: placed.map((order) => orderFrom(world.index, order, account.id)) };
  }),
];
