import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { ReactNode } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { pressOrder } from "../press/press.ts";
import { DeliverForm } from "./deliver-form.tsx";
import type { OrderFormProps } from "./event-form.tsx";
import { CarrierForm, CounterForm, OneFieldForm } from "./order-forms.tsx";
import type { OrderHandlers, OrderView } from "./order-view.ts";
import { otherParty } from "./order-words.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { ConfirmScheduleForm, ScheduleForm } from "./schedule-forms.tsx";

export type OrderActionsProps = { view: OrderView } & OrderHandlers;

type Draw = (props: OrderFormProps & Pick<OrderHandlers, "proof">) => ReactNode;

/** How each event is asked for. What stands first is the usual way on; what cannot be taken back stands last. */
const draw: Record<OrderEventType, Draw> = {
  accept: ({ order, busy, onEvent }) => (
    <Button variant="primary" busy={busy} {...pressOrder(order._id, { type: "accept" }, onEvent)}>
      {order.offer ? `Accept ${formatCents(order.offer.amount)}` : "Accept"}
    </Button>
  ),
  approve: ({ order, busy, onEvent }) => (
    <Button variant="primary" busy={busy} {...pressOrder(order._id, { type: "approve" }, onEvent)}>
      Approve the order
    </Button>
  ),
  "confirm-schedule": (props) => (
    <Stack gap="xs">
      <Text size="label">{otherParty(props.order, props.side).firstName} proposes</Text>
      <ConfirmScheduleForm {...props} />
    </Stack>
  ),
  schedule: (props) => <ScheduleForm {...props} />,
  "assign-carrier": (props) => <CarrierForm {...props} />,
  ship: (props) => (
    <OneFieldForm
      {...props}
      label="Tracking number"
      name="tracking"
      type="ship"
      missing="Enter the tracking number"
      action="It is on its way"
      eventOf={(tracking) => ({ type: "ship", tracking })}
    />
  ),
  deliver: (props) =>
    props.side === "buyer" ? (
      <Button
        variant="primary"
        busy={props.busy}
        {...pressOrder(props.order._id, { type: "deliver" }, props.onEvent)}
      >
        It has arrived
      </Button>
    ) : (
      <DeliverForm {...props} />
    ),
  "pick-up": (props) =>
    props.side === "buyer" ? (
      <Button
        variant="primary"
        busy={props.busy}
        {...pressOrder(props.order._id, { type: "pick-up" }, props.onEvent)}
      >
        I have it
      </Button>
    ) : (
      <OneFieldForm
        {...props}
        label="Handoff code"
        name="code"
        type="pick-up"
        hint="The buyer shows it to you at the door."
        missing="Enter the buyer’s code"
        action="Handed over"
        eventOf={(code) => ({ type: "pick-up", code })}
      />
    ),
  counter: (props) => <CounterForm {...props} />,
  withdraw: ({ busy, onEvent }) => (
    <ReasonDialog
      action="Withdraw the offer"
      title="Withdraw your offer?"
      description="The seller is told, and nothing is charged."
      busy={busy}
      onConfirm={() => onEvent({ type: "withdraw" })}
    />
  ),
  decline: ({ order, busy, onEvent }) => (
    <ReasonDialog
      action="Decline"
      title={order.status === "offer-sent" ? "Decline this price?" : "Decline this order?"}
      description={
        order.status === "offer-sent"
          ? "The bargaining ends here. To stay in it, name another price."
          : "The buyer is not charged, and the piece is for sale again."
      }
      asksReason
      busy={busy}
      onConfirm={(reason) => onEvent({ type: "decline", ...(reason !== undefined && { reason }) })}
    />
  ),
  "complete-off": ({ order, side, busy, onEvent }) => (
    <ReasonDialog
      action={
        order.completeOffAskedBy !== null && order.completeOffAskedBy !== side
          ? "Agree to settle off Heirloop"
          : "Settle off Heirloop"
      }
      title="Settle this between you?"
      description="Once both of you agree, the payment goes back to the buyer and buyer protection ends."
      busy={busy}
      onConfirm={() => onEvent({ type: "complete-off" })}
    />
  ),
  cancel: ({ busy, onEvent }) => (
    <ReasonDialog
      action="Cancel the order"
      title="Cancel this order?"
      description="Whatever was paid goes back to the buyer’s card, and the piece is for sale again."
      asksReason
      busy={busy}
      onConfirm={(reason) => onEvent({ type: "cancel", ...(reason !== undefined && { reason }) })}
    />
  ),
  // Only admins remove orders, and not from here.
  remove: () => null,
};

const quiet: readonly OrderEventType[] = ["withdraw", "decline", "complete-off", "cancel"];
const loud = [
  "accept",
  "approve",
  "confirm-schedule",
  "schedule",
  "assign-carrier",
  "ship",
  "deliver",
  "pick-up",
  "counter",
] as const satisfies readonly OrderEventType[];

/** Everything this person can do with the order now, as the order machine says. */
export function OrderActions({ view, onEvent, proof }: OrderActionsProps) {
  const { order, side, actions, sending, errors = {}, problem } = view;
  const props = (type: OrderEventType) => ({
    order,
    side,
    busy: sending === type,
    errors,
    onEvent: (event: OrderEvent) => onEvent(order, event),
    proof,
  });
  const shown = (type: OrderEventType) => {
    const Way = draw[type];
    return <Way key={type} {...props(type)} />;
  };
  const main = loud.filter((type) => actions.includes(type));
  const others = quiet.filter((type) => actions.includes(type));
  if (main.length + others.length === 0 && !problem) return null;
  return (
    <Stack gap="l">
      {problem && (
        <Banner tone="danger" announce>
          {problem}
        </Banner>
      )}
      {main.map(shown)}
      {others.length > 0 && <Inline gap="xs">{others.map(shown)}</Inline>}
    </Stack>
  );
}
