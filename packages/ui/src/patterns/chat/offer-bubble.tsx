import type { Message } from "@heirloop/contract/chat/chat.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import type { CounterRange } from "@heirloop/machines/order/offer-range";
import type { Side } from "@heirloop/contract/user/user.schema";
import { useState } from "react";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { FormErrors } from "../../theme/form-errors.tsx";
import { BuyerRecord } from "../buyer-record/buyer-record.tsx";
import { EarningsList } from "../earnings/earnings-list.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { getAcceptConfirmation } from "../order/accept-confirmation.ts";
import { ConfirmedOrderButton } from "../order/confirmed-order-button.tsx";
import { checkCounteroffer } from "../order/counteroffer-amount.ts";
import { CounterofferField } from "../order/counteroffer-field.tsx";
import { getDeliveryDuty } from "../order/delivery-duty.ts";
import { offerCopy } from "../order/offer-copy.ts";
import { useFocusFirstError } from "../form/use-focus-first-error.ts";
import { useOwnErrors } from "../form/use-own-errors.ts";
import { getText } from "../form/get-text.ts";
import type { OfferStatusInChat } from "./offer-status.ts";
import { orderFormAction } from "../form-action/form-action.ts";
import * as styles from "./chat.css.ts";

export type OfferBubbleProps = {
  offer: NonNullable<Message["offer"]>;
  standing: OfferStatusInChat;
  /** Where the amount comes from: one of the two, or the reduced price of the listing. */
  by: "me" | "other" | "price";
  /** Which side of the trade looks at it, and what the other is called. */
  side: Side;
  otherName: string;
  /** How a price change affected the offer, or why it cannot be accepted. */
  why: string | null;
  /** The order that it belongs to. */
  order: OrderId;
  /** The same while this side can answer the offer: the seller sees what it brings, and how the buyer has behaved. */
  answered: Order | null;
  /** Possible actions; none for a superseded offer. */
  actions: readonly OrderEventType[];
  sending: OrderEventType | undefined;
  counterRange: CounterRange | null;
  /** The error of the counteroffer. */
  errors: FieldErrors;
  onOrderEvent: (event: OrderEvent) => void;
};

const superseded = { badge: "No longer open", tone: "neutral" } as const;

type Title = Readonly<Record<OfferBubbleProps["by"], string>>;
const offerTitle: Title = { me: "Your offer", other: "An offer for you", price: "Offer at the new price" };
const counterTitle: Title = {
  me: "Your counteroffer",
  other: "A counteroffer for you",
  price: "Counteroffer at the new price",
};

/** The user has just opened this field. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

/** Keeps the typed amount until it is accepted; then there is nothing left to counter. */
function Counter({
  counterRange,
  answered,
  sending,
  errors,
  onOrderEvent,
  onClose,
}: Pick<OfferBubbleProps, "counterRange" | "answered" | "sending" | "errors" | "onOrderEvent"> & {
  onClose: () => void;
}) {
  const { shown, setOwn } = useOwnErrors(errors);
  const { form, tried } = useFocusFirstError(errors);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = centsOf(getText(new FormData(event.currentTarget), "amount"));
        const counter = checkCounteroffer(amount, counterRange);
        tried(!("wrong" in counter));
        if ("wrong" in counter) return setOwn({ amount: counter.wrong });
        setOwn({});
        return onOrderEvent({ type: "counter", amount: counter.amount });
      }}
    >
      <FormErrors errors={shown}>
        <Stack gap="s">
          <CounterofferField
            label="Your price"
            range={counterRange}
            order={answered}
            error={shown["amount"]}
            field={focusOnce}
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
      </FormErrors>
    </form>
  );
}

/** An offer or counteroffer in a conversation, with the buttons of the side whose turn it is. */
export function OfferBubble({
  offer,
  standing,
  by,
  side,
  otherName,
  why,
  order,
  answered,
  actions,
  counterRange,
  sending,
  errors,
  onOrderEvent,
}: OfferBubbleProps) {
  const [countering, setCountering] = useState(false);
  const amount = offer.counteroffer ?? offer.amount;
  const { badge, tone } = standing === "superseded" ? superseded : offerCopy[standing];
  const duty = answered && getDeliveryDuty(answered);
  const can = (type: OrderEventType): boolean => actions.includes(type);
  return (
    <div className={styles.offer}>
      <Inline justify="between" align="baseline">
        <Text size="label">{(offer.counteroffer === null ? offerTitle : counterTitle)[by]}</Text>
        <Badge tone={tone}>{badge}</Badge>
      </Inline>
      <Text size="lead" numeric as="strong">
        {formatCents(amount)}
      </Text>
      {why !== null && (
        <Text size="small" tone="soft">
          {why}
        </Text>
      )}
      {offer.counteroffer !== null && offer.counteroffer !== offer.amount && (
        <Text size="small" tone="soft">
          {`After an offer of ${formatCents(offer.amount)}`}
        </Text>
      )}
      {answered?.earnings && !countering && (
        <>
          <EarningsList earnings={answered.earnings} priceLabel="Offered price" />
          {duty !== null && (
            <Text size="small" tone="soft">
              {duty}
            </Text>
          )}
        </>
      )}
      {answered?.buyerRecord && <BuyerRecord record={answered.buyerRecord} order={order} />}
      {countering && can("counter") ? (
        <Counter
          counterRange={counterRange}
          answered={answered}
          sending={sending}
          errors={errors}
          onOrderEvent={onOrderEvent}
          onClose={() => setCountering(false)}
        />
      ) : (
        actions.length > 0 && (
          <Inline gap="xs">
            {can("accept") && (
              <ConfirmedOrderButton
                variant="primary"
                full={false}
                busy={sending === "accept"}
                event={{ type: "accept" }}
                confirmation={getAcceptConfirmation(amount, side, otherName, answered ?? undefined)}
                order={{ _id: order }}
                onEvent={onOrderEvent}
              >
                Accept
              </ConfirmedOrderButton>
            )}
            {can("counter") && (
              <Button busy={sending === "counter"} onClick={() => setCountering(true)}>
                Make a counteroffer
              </Button>
            )}
            {can("decline") && (
              <Button
                variant="quiet"
                busy={sending === "decline"}
                {...orderFormAction(order, { type: "decline" }, onOrderEvent)}
              >
                Decline
              </Button>
            )}
            {can("withdraw") && (
              <Button
                variant="quiet"
                busy={sending === "withdraw"}
                {...orderFormAction(order, { type: "withdraw" }, onOrderEvent)}
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
