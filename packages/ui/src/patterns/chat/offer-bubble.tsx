import { business } from "@heirloop/contract/business/business-constants";
import type { Message } from "@heirloop/contract/chat/chat.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { useState } from "react";
import { Badge, type BadgeProps } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { amountWords, centsOf } from "@heirloop/contract/money/cents-of";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { useFocusRefused } from "../form/use-focus-refused.ts";
import { typedText } from "../form/typed-text.ts";
import type { OfferStanding } from "./offer-standing.ts";
import { pressOrder } from "../press/press.ts";
import * as styles from "./chat.css.ts";

export type OfferBubbleProps = {
  offer: NonNullable<Message["offer"]>;
  standing: OfferStanding;
  mine: boolean;
  /** The order that it belongs to. */
  order: OrderId;
  /** What can be done with it now; nothing on an offer that another one followed. */
  actions: readonly OrderEventType[];
  sending: OrderEventType | undefined;
  /** What was wrong with the price that was named. */
  errors: FieldErrors;
  onOrderEvent: (event: OrderEvent) => void;
};

const states: Record<OfferStanding, { label: string; tone: NonNullable<BadgeProps["tone"]> }> = {
  pending: { label: "Open", tone: "warning" },
  counteroffer: { label: "Counteroffer", tone: "warning" },
  accepted: { label: "Accepted", tone: "success" },
  declined: { label: "Declined", tone: "neutral" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
  void: { label: "No longer open", tone: "neutral" },
};

/** The person has just asked for this field. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

/** Stays with what was typed until the price is taken: then there is nothing more to counter. */
function Counter({
  sending,
  errors,
  onOrderEvent,
  onClose,
}: Pick<OfferBubbleProps, "sending" | "errors" | "onOrderEvent"> & { onClose: () => void }) {
  const [wrong, setWrong] = useState<string>();
  const { form, tried } = useFocusRefused(errors);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = centsOf(typedText(new FormData(event.currentTarget), "amount"));
        const isRight = amount !== undefined && amount >= business.leastOffer;
        tried(isRight);
        if (!isRight) return setWrong(amountWords);
        setWrong(undefined);
        return onOrderEvent({ type: "counter", amount: cents(amount) });
      }}
    >
      <Stack gap="s">
        <MoneyField
          label="Your price"
          name="amount"
          required
          ref={focusOnce}
          error={wrong ?? errors["amount"]}
        />
        <Inline gap="xs">
          <Button type="submit" busy={sending === "counter"}>
            Send
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Never mind
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** An offer or counteroffer in a conversation, with the buttons of whoever's turn it is. */
export function OfferBubble({
  offer,
  standing,
  mine,
  order,
  actions,
  sending,
  errors,
  onOrderEvent,
}: OfferBubbleProps) {
  const [countering, setCountering] = useState(false);
  const amount = offer.counteroffer ?? offer.amount;
  const { label, tone } = states[standing];
  const can = (type: OrderEventType): boolean => actions.includes(type);
  return (
    <div className={styles.offer}>
      <Inline justify="between" align="baseline">
        <Text size="label">
          {offer.counteroffer === null
            ? mine
              ? "Your offer"
              : "An offer for you"
            : mine
              ? "You named a price"
              : "Another price for you"}
        </Text>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Text size="lead" numeric as="strong">
        {formatCents(amount)}
      </Text>
      {offer.counteroffer !== null && offer.counteroffer !== offer.amount && (
        <Text size="small" tone="soft">
          {`After an offer of ${formatCents(offer.amount)}`}
        </Text>
      )}
      {countering && can("counter") ? (
        <Counter
          sending={sending}
          errors={errors}
          onOrderEvent={onOrderEvent}
          onClose={() => setCountering(false)}
        />
      ) : (
        actions.length > 0 && (
          <Inline gap="xs">
            {can("accept") && (
              <Button
                variant="primary"
                busy={sending === "accept"}
                {...pressOrder(order, { type: "accept" }, onOrderEvent)}
              >
                Accept
              </Button>
            )}
            {can("counter") && (
              <Button busy={sending === "counter"} onClick={() => setCountering(true)}>
                Name another price
              </Button>
            )}
            {can("decline") && (
              <Button
                variant="quiet"
                busy={sending === "decline"}
                {...pressOrder(order, { type: "decline" }, onOrderEvent)}
              >
                Decline
              </Button>
            )}
            {can("withdraw") && (
              <Button
                variant="quiet"
                busy={sending === "withdraw"}
                {...pressOrder(order, { type: "withdraw" }, onOrderEvent)}
              >
                Withdraw
              </Button>
            )}
          </Inline>
        )
      )}
    </div>
  );
}
