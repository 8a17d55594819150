import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderCaseEventType } from "@heirloop/contract/order-case/order-case.events";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import { listAhead } from "@heirloop/contract/order/time-window";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { formatTimeWindow } from "../../patterns/order/order-copy.ts";
import { TimeFields } from "../../patterns/order/time-fields.tsx";
import { nameSolution } from "./case-copy.ts";
import {
  type CaseActionsProps,
  CaseForm,
  type CaseFormProps,
  CaseMessage,
  CaseSolution,
  fieldOf,
} from "./case-form.tsx";

type Action = { title: (props: CaseFormProps) => string; content: (props: CaseFormProps) => ReactNode };

const accepted = ({ orderCase, viewer }: CaseFormProps): string => {
  const solution = viewer === "buyer" ? orderCase.proposal : orderCase.wanted;
  return solution === null ? "the proposal" : nameSolution(solution);
};

/** What it means to accept a solution, for the side that does. */
const acceptCopy: Readonly<Record<Side, Readonly<Record<Solution["type"], string>>>> = {
  buyer: {
    return: "The piece goes back to the seller at no cost to you, and you get all of your payment back.",
    refund: "The money goes back to you at once. The seller’s payout and our fee are reduced in proportion.",
    repair: "The seller has the piece repaired and pays for it. You confirm it.",
  },
  seller: {
    return: "The piece comes back to you at no cost to the buyer, who gets all of the payment back.",
    refund: "The money goes back to the buyer at once. Your payout and our fee are reduced in proportion.",
    repair: "You have the piece repaired and pay for it. The buyer confirms it.",
  },
};

const actions: Readonly<Record<OrderCaseEventType, Action>> = {
  accept: {
    title: (props) => `Accept ${accepted(props)}`,
    content: (props) => {
      const type = (props.viewer === "buyer" ? props.orderCase.proposal : props.orderCase.wanted)?.type;
      const text = acceptCopy[props.viewer === "seller" ? "seller" : "buyer"][type ?? "return"];
      return (
        <CaseForm {...props} button="Accept">
          <Text measure>{text} This cannot be undone.</Text>
        </CaseForm>
      );
    },
  },
  propose: {
    title: () => "Propose something else",
    content: (props) => (
      <CaseForm {...props} button="Send the proposal">
        <CaseSolution
          {...props}
          legend="What do you propose?"
          options={[
            { value: "return", label: "A return with a full refund" },
            { value: "refund", label: "A refund, and the buyer keeps the piece" },
            { value: "repair", label: "A repair at your cost" },
          ]}
        />
        <CaseMessage {...props} label="Why" hint="The buyer reads it." />
      </CaseForm>
    ),
  },
  decline: {
    title: () => "Decline",
    content: (props) => (
      <CaseForm {...props} button="Decline" variant="danger">
        <CaseMessage {...props} label="Why" hint="The buyer reads it, and can ask us to decide." />
      </CaseForm>
    ),
  },
  "confirm-schedule": {
    title: () => "Agree to a time for the return",
    content: (props) => (
      <CaseForm {...props} button="Agree to this time">
        <RadioGroup
          legend="The other side proposes"
          name="window"
          defaultValue={fieldOf(props, "window").defaultValue}
          options={listAhead(props.orderCase.schedule.proposals, props)
            .filter(({ by }) => by !== props.viewer)
            .map((proposal) => ({
              value: `${proposal.date}/${proposal.window}`,
              label: formatTimeWindow(proposal),
            }))}
          error={fieldOf(props, "window").error}
        />
      </CaseForm>
    ),
  },
  schedule: {
    title: () => "Propose a time for the return",
    content: (props) => (
      <CaseForm {...props} button="Propose this time">
        <TimeFields
          values={{
            date: fieldOf(props, "date").defaultValue,
            window: fieldOf(props, "window").defaultValue,
          }}
          errors={{ date: fieldOf(props, "date").error, window: fieldOf(props, "window").error }}
          at={props}
        />
      </CaseForm>
    ),
  },
  "send-back": {
    title: () => "I gave it to the carrier",
    content: (props) => (
      <CaseForm {...props} button="It is on its way">
        <TextField label="Tracking number" autoComplete="off" required {...fieldOf(props, "tracking")} />
      </CaseForm>
    ),
  },
  receive: {
    title: () => "I have the piece back",
    content: (props) => (
      <CaseForm {...props} button="Confirm the return">
        <Text measure>
          The buyer is refunded {formatCents(props.orderCase.left)}. You can list the piece again. If it comes
          back in another condition, ask Heirloop to decide instead. This cannot be undone.
        </Text>
      </CaseForm>
    ),
  },
  "confirm-repair": {
    title: () => "The piece is repaired",
    content: (props) => (
      <CaseForm {...props} button="Confirm the repair">
        <Text measure>The case is closed, and the seller is paid. This cannot be undone.</Text>
      </CaseForm>
    ),
  },
  decide: {
    title: () => "Decide",
    content: (props) => (
      <CaseForm {...props} button="Decide">
        <CaseSolution
          {...props}
          legend="Decision"
          options={[
            { value: "return", label: "A return with a full refund" },
            { value: "refund", label: "A refund without a return" },
            { value: "none", label: "No refund" },
          ]}
        />
        <CaseMessage {...props} label="Reason" hint="Both sides read it." />
      </CaseForm>
    ),
  },
  "add-evidence": {
    title: () => "Add information",
    content: (props) => (
      <CaseForm {...props} button="Add it" variant="secondary" carriesFiles>
        <CaseMessage {...props} label="What should be known" hint="Everybody in this case reads it." />
        <Fieldset legend="Pictures" look="label" error={fieldOf(props, "pictures").error}>
          {props.pictures}
        </Fieldset>
      </CaseForm>
    ),
  },
  escalate: {
    title: () => "Ask Heirloop to decide",
    content: (props) => (
      <CaseForm {...props} button="Ask Heirloop">
        <CaseMessage {...props} label="What we should look at" hint="The other side reads it, too." />
      </CaseForm>
    ),
  },
  withdraw: {
    title: () => "Withdraw the report",
    content: (props) => (
      <CaseForm {...props} button="Withdraw" variant="danger">
        <Text measure>
          The case is closed and the seller is paid. You cannot report another problem with this order.
        </Text>
      </CaseForm>
    ),
  },
};

/** The main action comes first, what ends the case last. */
const order: readonly OrderCaseEventType[] = [
  "accept",
  "confirm-schedule",
  "receive",
  "confirm-repair",
  "decide",
  "propose",
  "schedule",
  "send-back",
  "decline",
  "add-evidence",
  "escalate",
  "withdraw",
];

/** Everything that the viewer can do with a case now. The first is open; the others unfold. */
export function CaseActions(props: CaseActionsProps) {
  const { orderCase, answer } = props;
  const shown = order.filter((type) => orderCase.actions.includes(type));
  if (shown.length === 0) return null;
  return (
    <Accordion
      // What was unfolded belongs to the step before.
      key={orderCase.timeline.length}
      items={shown.map((type, at) => ({
        id: type,
        title: actions[type].title({ ...props, type }),
        open:
          answer === null ? at === 0 && type !== "add-evidence" && type !== "withdraw" : answer.type === type,
        content: actions[type].content({ ...props, type }),
      }))}
    />
  );
}
