import { isOfferStage } from "@heirloop/contract/order/order-status";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { lazy, type ReactNode, Suspense } from "react";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { getAcceptConfirmation } from "./accept-confirmation.ts";
import { getConfirmation } from "./confirmations.ts";
import { ConfirmedOrderButton } from "./confirmed-order-button.tsx";
import { DeliverForm } from "./deliver-form.tsx";
import type { OrderFormProps } from "./event-form.tsx";
import { NoShowPanel, ReportNoShow, RunningLate } from "./no-show.tsx";
import { CarrierForm, CounterForm, OneFieldForm } from "./order-forms.tsx";
import type { OrderHandlers, OrderView } from "./order-view.ts";
import { getOtherParty } from "./order-copy.ts";
import { EndOrderDialog } from "./end-order-dialog.tsx";
import { RescheduleForm, RescheduleProposal } from "./reschedule.tsx";
import { ConfirmScheduleForm, ScheduleForm } from "./schedule-forms.tsx";
import { ProblemBanner } from "../form/problem-banner.tsx";

/**
 * Few orders need it, and with it come the fields of a card. Only a form may load late: until its part of the page is
 * hydrated it is posted, while a button that opens a dialog would do nothing.
 */
const NewCardForm = lazy(async () => ({ default: (await import("./new-card-form.tsx")).NewCardForm }));

export type OrderActionsProps = {
  view: OrderView;
  /** When the page was loaded: an ISO instant. */
  now: string;
} & OrderHandlers;

type RenderAction = (
  props: OrderFormProps &
    Pick<OrderView, "actions" | "sending" | "payoutsConnected"> &
    Pick<OrderHandlers, "proof" | "onNewCard" | "gatewayForm">,
) => ReactNode;

/** While another time waits for this side's answer, the answer is the main action. */
const getHandoverVariant = (actions: readonly OrderEventType[]): "primary" | "secondary" =>
  actions.includes("confirm-reschedule") ? "secondary" : "primary";

/** How each event is presented. The main action comes first, irreversible ones last. */
const eventActions: Record<OrderEventType, RenderAction> = {
  accept: ({ order, side, busy, onEvent }) =>
    order.offer && (
      <Stack gap="xs">
        <ConfirmedOrderButton
          variant="primary"
          event={{ type: "accept" }}
          confirmation={getAcceptConfirmation(
            order.offer.amount,
            side,
            getOtherParty(order, side).firstName,
            order,
          )}
          {...{ order, busy, onEvent }}
        >
          {`Accept ${formatCents(order.offer.amount)}`}
        </ConfirmedOrderButton>
        {side === "buyer" && (
          <Text size="small" tone="soft" numeric>
            {`You pay ${formatCents(order.breakdown.total)} in total.`}
          </Text>
        )}
      </Stack>
    ),
  approve: ({ order, side, busy, onEvent }) => (
    <ConfirmedOrderButton
      variant="primary"
      event={{ type: "approve" }}
      confirmation={getConfirmation("approve", order, side)}
      {...{ order, busy, onEvent }}
    >
      Approve the order
    </ConfirmedOrderButton>
  ),
  "confirm-schedule": (props) => (
    <Stack gap="xs">
      <Text size="label">{getOtherParty(props.order, props.side).firstName} proposes</Text>
      <ConfirmScheduleForm {...props} />
    </Stack>
  ),
  schedule: (props) => <ScheduleForm {...props} />,
  // One block says what is proposed and takes both answers.
  "keep-schedule": ({ sending, ...props }) => (
    <RescheduleProposal {...props} busy={props.busy || sending === "confirm-reschedule"} />
  ),
  "confirm-reschedule": () => null,
  "running-late": (props) => <RunningLate {...props} />,
  "report-no-show": (props) => <ReportNoShow {...props} />,
  // Parts of the block that every reported no-show has.
  "contest-no-show": () => null,
  "withdraw-no-show": () => null,
  // Only admins send it, and not from here.
  "confirm-handover": () => null,
  reschedule: (props) => <RescheduleForm {...props} />,
  "assign-carrier": (props) => <CarrierForm {...props} />,
  ship: (props) => (
    <OneFieldForm
      {...props}
      label="Tracking number"
      name="tracking"
      type="ship"
      missing="Enter the tracking number"
      action="It is on its way"
      getEvent={(tracking) => ({ type: "ship", tracking })}
    />
  ),
  deliver: (props) =>
    props.side === "buyer" ? (
      <ConfirmedOrderButton
        variant={getHandoverVariant(props.actions)}
        event={{ type: "deliver" }}
        confirmation={getConfirmation("deliver", props.order, props.side)}
        {...props}
      >
        It has arrived
      </ConfirmedOrderButton>
    ) : (
      <DeliverForm {...props} variant={getHandoverVariant(props.actions)} />
    ),
  "pick-up": (props) =>
    props.side === "buyer" ? (
      <ConfirmedOrderButton
        variant={getHandoverVariant(props.actions)}
        event={{ type: "pick-up" }}
        confirmation={getConfirmation("pick-up", props.order, props.side)}
        {...props}
      >
        I have it
      </ConfirmedOrderButton>
    ) : (
      <OneFieldForm
        {...props}
        label="Handoff code"
        name="code"
        type="pick-up"
        hint="The buyer shows it to you at the door."
        missing="Enter the buyer’s code"
        action="Handed over"
        variant={getHandoverVariant(props.actions)}
        confirmation={getConfirmation("pick-up", props.order, props.side, props)}
        getEvent={(code) => ({ type: "pick-up", code })}
      />
    ),
  counter: (props) => <CounterForm {...props} />,
  withdraw: ({ busy, onEvent }) => (
    <EndOrderDialog
      action="Withdraw the offer"
      title="Withdraw your offer?"
      description="The seller is notified, and nothing is charged."
      busy={busy}
      onConfirm={() => onEvent({ type: "withdraw" })}
    />
  ),
  decline: ({ order, busy, onEvent }) => (
    <EndOrderDialog
      action="Decline"
      title={isOfferStage(order.status) ? "Decline this price?" : "Decline this order?"}
      description={
        isOfferStage(order.status)
          ? "This ends the negotiation. To continue it, make a counteroffer instead."
          : "The buyer is not charged, and the piece is for sale again."
      }
      asksReason
      busy={busy}
      onConfirm={(reason) => onEvent({ type: "decline", ...(reason !== undefined && { reason }) })}
    />
  ),
  "complete-off": ({ order, side, busy, onEvent }) => (
    <EndOrderDialog
      {...getConfirmation("complete-off", order, side)}
      busy={busy}
      onConfirm={() => onEvent({ type: "complete-off" })}
    />
  ),
  cancel: ({ order, side, busy, onEvent }) => (
    <EndOrderDialog
      {...getConfirmation("cancel", order, side)}
      asksReason
      busy={busy}
      onConfirm={(reason) => onEvent({ type: "cancel", ...(reason !== undefined && { reason }) })}
    />
  ),
  "retry-payment": ({ order, busy, errors, onNewCard, gatewayForm }) => (
    <Suspense>
      <NewCardForm {...{ order, busy, errors, gatewayForm }} onCard={(card) => onNewCard?.(order, card)} />
    </Suspense>
  ),
  // Its form is part of the pickup details.
  "set-pickup": () => null,
  // Only admins remove orders, and not from here.
  remove: () => null,
};

const secondaryEvents: readonly OrderEventType[] = ["withdraw", "decline", "complete-off", "cancel"];
const mainEvents = [
  "retry-payment",
  "accept",
  "approve",
  "keep-schedule",
  "confirm-schedule",
  "schedule",
  "assign-carrier",
  "ship",
  "deliver",
  "pick-up",
  "running-late",
  "report-no-show",
  "reschedule",
  "counter",
] as const satisfies readonly OrderEventType[];

/** Everything this person can do with the order now, as the order machine says. */
export function OrderActions({ view, now, onEvent, onNewCard, gatewayForm, proof }: OrderActionsProps) {
  const { order, side, actions, counterRange, payoutsConnected, sending, errors = {}, problem } = view;
  const props = (type: OrderEventType) => ({
    order,
    side,
    actions,
    sending,
    busy: sending === type,
    errors,
    counterRange,
    payoutsConnected,
    now,
    onEvent: (event: OrderEvent) => onEvent(order, event),
    onNewCard,
    gatewayForm,
    proof,
  });
  const render = (type: OrderEventType) => {
    const EventAction = eventActions[type];
    return <EventAction key={type} {...props(type)} />;
  };
  const main = mainEvents.filter((type) => actions.includes(type));
  const others = secondaryEvents.filter(
    // Declining a counteroffer ends the negotiation as well; two buttons would look like two outcomes.
    (type) => actions.includes(type) && !(type === "withdraw" && actions.includes("decline")),
  );
  if (main.length + others.length === 0 && !problem) return null;
  return (
    <Stack gap="l">
      <ProblemBanner problem={problem} />
      {order.schedule.noShow && (
        <NoShowPanel
          {...props("contest-no-show")}
          busy={sending === "contest-no-show" || sending === "withdraw-no-show"}
        />
      )}
      {main.map(render)}
      {others.length > 0 && (
        <Stack gap="xxs" align="start">
          {others.map(render)}
        </Stack>
      )}
    </Stack>
  );
}
