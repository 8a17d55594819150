import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { TimeProposal } from "@heirloop/contract/order/order.schema";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { orderFormAction } from "../form-action/form-action.ts";
import { getRescheduleConfirmation } from "./confirmations.ts";
import { ConfirmedOrderButton } from "./confirmed-order-button.tsx";
import type { OrderFormProps } from "./event-form.tsx";
import { noFreeTimes } from "./handover-copy.ts";
import { formatTimeWindow, getOtherParty, getRescheduleTitle } from "./order-copy.ts";
import { TimeForm } from "./schedule-forms.tsx";

export type RescheduleProps = OrderFormProps & {
  /** What this side can do now. */
  actions: readonly OrderEventType[];
};

function getProposalText(proposal: TimeProposal, { order, side, actions }: RescheduleProps): string {
  const { firstName } = getOtherParty(order, side);
  const { agreed } = order.schedule;
  const stays = agreed === null ? "the agreed time" : formatTimeWindow(agreed);
  if (proposal.by === side) return `Until ${firstName} agrees, ${stays} stays valid.`;
  if (!actions.includes("confirm-reschedule")) return `That time is over, so ${stays} stays valid.`;
  return `Until you agree, ${stays} stays valid.`;
}

/** Another time that one side proposes instead of the agreed one, and the answers to it. */
export function RescheduleProposal(props: RescheduleProps) {
  const { order, side, actions, busy, onEvent } = props;
  const proposal = order.schedule.reschedule;
  if (proposal === undefined) return null;
  const isOwn = proposal.by === side;
  const title = getRescheduleTitle(proposal, order, side);
  return (
    <Card as="section" look="sunken" label={title}>
      <Stack gap="m">
        <Stack gap="xs">
          <Text size="label">{title}</Text>
          <Text size="strong">{formatTimeWindow(proposal)}</Text>
          <Text size="small" tone="soft" measure>
            {getProposalText(proposal, props)}
          </Text>
        </Stack>
        <Stack gap="s">
          {actions.includes("confirm-reschedule") && (
            <ConfirmedOrderButton
              variant="primary"
              event={{ type: "confirm-reschedule", window: `${proposal.date}/${proposal.window}` }}
              confirmation={getRescheduleConfirmation(order, side, proposal)}
              {...{ order, busy, onEvent }}
            >
              Agree to the new time
            </ConfirmedOrderButton>
          )}
          <Button full busy={busy} {...orderFormAction(order._id, { type: "keep-schedule" }, onEvent)}>
            {isOwn ? "Withdraw the proposal" : "Keep the agreed time"}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** Proposes another time than the agreed one, behind a click. */
export function RescheduleForm(props: OrderFormProps) {
  const { agreed, reschedule, offered } = props.order.schedule;
  const known = { agreed, proposed: reschedule === undefined ? [] : [reschedule] };
  const { firstName } = getOtherParty(props.order, props.side);
  const content = (
    <Stack gap="s">
      <Text size="small" tone="soft" measure>
        {`The agreed time stays valid until ${firstName} agrees to the new one.`}
      </Text>
      <TimeForm {...props} type="reschedule" known={known} action="Propose this time" />
    </Stack>
  );
  return (
    <Accordion
      items={[
        {
          id: "reschedule",
          title: "Propose another time",
          content: offered?.length === 0 ? <Text size="small">{noFreeTimes}</Text> : content,
        },
      ]}
    />
  );
}
