import { createApi } from "@heirloop/api-client/http/http-client";
import { createHandlers } from "@heirloop/api-client/mocks/handlers";
import { createMockWorld, type MockWorld, storeListing } from "@heirloop/api-client/mocks/mock-world";
import { endDeadlines } from "@heirloop/api-client/mocks/order-moves";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { accountIds } from "@heirloop/demo/account/accounts";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { counterRange } from "@heirloop/machines/order/offer-range";
import { contextOfOrder } from "@heirloop/machines/order/order-context";
import { orderMachine } from "@heirloop/machines/order/order.machine";
import { permittedEvents } from "@heirloop/machines/order/permitted-events";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { OrderActions } from "../order/order-actions.tsx";
import { OrderCard } from "../order/order-card.tsx";
import { OfferForm } from "./offer-form.tsx";

const sides = ["buyer", "seller"] as const satisfies readonly Side[];
const getApi = (side: Side) => createApi({ prefix: window.location.origin, token: () => side, retry: 0 });
const api: Record<Side, ReturnType<typeof getApi>> = { buyer: getApi("buyer"), seller: getApi("seller") };

/** A piece of the studio's that the newcomer can make an offer for. */
const wantedIn = ({ listings }: MockWorld): DemoListing | undefined =>
  listings.find(
    ({ sellerId, status, pickup, reservedBy, price }) =>
      sellerId === accountIds.studio && status === "active" && pickup && !reservedBy && price > 50_000,
  );

/** A world in which both sides are logged in, and that piece is one that stories can draw. */
function worldOfTwo(): MockWorld {
  const world = createMockWorld();
  world.sessions.set("buyer", { userId: accountIds.newcomer, impersonatedBy: null });
  world.sessions.set("seller", { userId: accountIds.studio, impersonatedBy: null });
  const piece = wantedIn(world);
  const title = "Channel-back armchair in ink velvet";
  if (piece) storeListing(world, { ...piece, title, images: [getFixturePicture("armchair-ink", "front")] });
  return world;
}

const contact = { firstName: "Noa", lastName: "Lind", email: "newcomer@demo.test", phone: "+13165550101" };

async function sendOffer({ heirloopId, price }: DemoListing, amount: number): Promise<Order | undefined> {
  const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  const { paymentMethod } = await api.buyer.call(checkoutEndpoints.enterTestCard, { body: card });
  await api.buyer.call(checkoutEndpoints.saveCard, { body: { paymentMethod } });
  const answer = await api.buyer.call(checkoutEndpoints.submit, {
    body: {
      listings: [{ id: heirloopId, listingPrice: cents(price) }],
      type: "pickup",
      offerAmount: cents(amount),
      paymentMethod,
      contact,
    },
  });
  return "orders" in answer ? answer.orders[0] : undefined;
}

type OrderBySide = Record<Side, Order>;

async function loadOrder({ _id }: Order): Promise<OrderBySide> {
  const [buyer, seller] = await Promise.all(
    sides.map((side) => api[side].call(orderEndpoints.get, { params: { orderId: _id } })),
  );
  if (!buyer || !seller) throw new Error("Nobody sees the order.");
  return { buyer, seller };
}

const heads: Record<Side, string> = { buyer: "What the buyer sees", seller: "What the seller sees" };

function OneSide({
  order,
  side,
  onEvent,
}: {
  order: Order;
  side: Side;
  onEvent: (side: Side, event: OrderEvent) => void;
}) {
  const now = order.history.at(-1)?.at ?? order.date;
  const context = contextOfOrder(order);
  const actions = permittedEvents({ status: order.status, context }, side, now);
  return (
    <Card as="section" label={heads[side]}>
      <Stack gap="l">
        <Heading level={2} size="subheading">
          {heads[side]}
        </Heading>
        <OrderCard order={order} side={side} href="#order" now={now} />
        <OrderActions
          view={{
            order,
            side,
            actions: actions.filter((type) => type !== "schedule"),
            counterRange: counterRange(context, side),
          }}
          now={now}
          onEvent={(_, event) => onEvent(side, event)}
          proof={null}
        />
      </Stack>
    </Card>
  );
}

/** Bargaining over one piece: both sides at once, each answered by the order machine in the mocks. */
function OfferFlow({ world }: { world: MockWorld }) {
  const [seen, setSeen] = useState<OrderBySide>();
  const piece = wantedIn(world);
  if (!piece) throw new Error("The studio has nothing to make an offer for.");
  const offer = async (amount: number): Promise<void> => {
    const order = await sendOffer(piece, amount);
    if (order) setSeen(await loadOrder(order));
  };
  const drive = async (side: Side, event: OrderEvent): Promise<void> => {
    if (!seen) return;
    await api[side].call(orderEndpoints.send, { params: { orderId: seen.buyer._id }, body: event });
    setSeen(await loadOrder(seen.buyer));
  };
  const wait = async (): Promise<void> => {
    world.pass(constants.offerExpiry);
    endDeadlines(world);
    if (seen) setSeen(await loadOrder(seen.buyer));
  };
  return (
    <BesideMachine machine={orderMachine} value={seen?.buyer.status}>
      {seen ? (
        <Stack gap="l">
          <Grid columns="two">
            {sides.map((side) => (
              <OneSide key={side} order={seen[side]} side={side} onEvent={(...sent) => void drive(...sent)} />
            ))}
          </Grid>
          <div>
            <Button onClick={() => void wait()}>Let two days pass</Button>
          </div>
        </Stack>
      ) : (
        <Card as="section" label="An offer">
          <Stack gap="m">
            <Heading level={2} size="subheading">
              {piece.title}
            </Heading>
            <Text tone="soft">{`For sale at ${formatCents(piece.price)}`}</Text>
            <OfferForm price={piece.price} onOffer={(amount) => void offer(amount)} />
          </Stack>
        </Card>
      )}
    </BesideMachine>
  );
}

const meta = preview.meta({
  component: OfferFlow,
  title: "Flows/Offer",
  // Each story has a world of its own, which its handlers and its clock share.
  args: { world: worldOfTwo() },
  beforeEach: ({ msw, args }) => {
    args.world = worldOfTwo();
    msw.use(...createHandlers(args.world));
  },
});

async function offered(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText("Your offer"), "400");
  await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
  const side = async (name: Side) => within(await canvas.findByRole("region", { name: heads[name] }));
  return { buyer: await side("buyer"), seller: await side("seller") };
}

const chartIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("region", { name: "Machine order" }));

export const CounterofferAccepted = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const chart = chartIn(canvas);
    await chart.findByText("has not begun");
    const { buyer, seller } = await offered(canvas);
    await chart.findByText("offer-sent", { selector: "output" });
    // A shop's name is hidden until it accepts the offer.
    await buyer.findByText(/Local business seller/);
    await expect(buyer.queryByRole("button", { name: /Accept/ })).toBeNull();
    await userEvent.type(seller.getByLabelText("Your price"), "450");
    await userEvent.click(seller.getByRole("button", { name: "Send counteroffer" }));
    await userEvent.click(await buyer.findByRole("button", { name: "Accept $450" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Accept $450?" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Accept offer" }));
    await chart.findByText("scheduling", { selector: "output" });
    await expect(buyer.queryByText(/Local business seller/)).toBeNull();
  },
});

export const CounterofferDeclined = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { buyer, seller } = await offered(canvas);
    await userEvent.type(seller.getByLabelText("Your price"), "480");
    await userEvent.click(seller.getByRole("button", { name: "Send counteroffer" }));
    await userEvent.click(await buyer.findByRole("button", { name: "Decline" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Decline this price?" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await chartIn(canvas).findByText("deleted", { selector: "output" });
  },
});

export const OfferExpired = meta.story({
  play: async ({ canvas }) => {
    const { buyer, seller } = await offered(canvas);
    await userEvent.type(seller.getByLabelText("Your price"), "450");
    await userEvent.click(seller.getByRole("button", { name: "Send counteroffer" }));
    await buyer.findByRole("button", { name: "Accept $450" });
    await userEvent.click(canvas.getByRole("button", { name: "Let two days pass" }));
    await chartIn(canvas).findByText("expired", { selector: "output" });
    await expect(seller.queryByLabelText("Your price")).toBeNull();
  },
});
