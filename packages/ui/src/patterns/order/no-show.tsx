import type { OrderEventType } from "@heirloop/contract/order/order.events";
import { lateMinutes } from "@heirloop/contract/order/order.schema";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { orderFormAction } from "../form-action/form-action.ts";
import { getConfirmation } from "./confirmations.ts";
import { ConfirmedOrderButton } from "./confirmed-order-button.tsx";
import type { OrderFormProps } from "./event-form.tsx";
import { getNoShowCopy } from "./no-show-copy.ts";
import { getOtherParty } from "./order-copy.ts";
import { OneFieldForm } from "./order-forms.tsx";

/** Says that this side is late, on the day of the agreed time. */
export function RunningLate({ order, busy, onEvent }: OrderFormProps) {
  return (
    <Stack gap="xs" as="section" label="Running late?">
      <Text size="label">Running late?</Text>
      <Inline gap="xs">
        {lateMinutes.map((minutes) => (
          <Button
            key={minutes}
            busy={busy}
            {...orderFormAction(order._id, { type: "running-late", minutes }, onEvent)}
          >
            {`${minutes} minutes late`}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** Reports that the other side did not come, once the agreed time is over. */
export function ReportNoShow({ order, side, busy, onEvent }: OrderFormProps) {
  return (
    <ConfirmedOrderButton
      event={{ type: "report-no-show" }}
      confirmation={getConfirmation("report-no-show", order, side)}
      {...{ order, busy, onEvent }}
    >
      {`${getOtherParty(order, side).firstName} didn’t come`}
    </ConfirmedOrderButton>
  );
}

export type NoShowPanelProps = OrderFormProps & {
  /** What this side can do now. */
  actions: readonly OrderEventType[];
};

/** A reported no-show, and what this side can do about it besides another time or a cancellation. */
export function NoShowPanel({ actions, ...props }: NoShowPanelProps) {
  const { order, side, busy, onEvent } = props;
  const copy = getNoShowCopy(order, side);
  if (copy === null) return null;
  return (
    <Card as="section" look="sunken" label={copy.title}>
      <Stack gap="m">
        <Stack gap="xs">
          <Text size="label">{copy.title}</Text>
          <Text size="small" tone="soft" measure>
            {copy.text}
          </Text>
        </Stack>
        {actions.includes("contest-no-show") && (
          <OneFieldForm
            {...props}
            label="What happened instead?"
            name="reason"
            type="contest-no-show"
            hint="The other side and Heirloop read it."
            missing="Say what happened"
            action="Contest the report"
            variant="secondary"
            getEvent={(reason) => ({ type: "contest-no-show", reason })}
          />
        )}
        {actions.includes("withdraw-no-show") && (
          <ConfirmedOrderButton
            event={{ type: "withdraw-no-show" }}
            confirmation={getConfirmation("withdraw-no-show", order, side)}
            {...{ order, busy, onEvent }}
          >
            Withdraw the report
          </ConfirmedOrderButton>
        )}
      </Stack>
    </Card>
  );
}
