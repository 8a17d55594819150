import { formatCents } from "@heirloop/contract/money/format-cents";
import { useId } from "react";
import { Button } from "../../components/button/button.tsx";
import { Text } from "../../components/text/text.tsx";
import { type CheckoutDraft, isTaxUnknown } from "./checkout-draft.ts";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

export type PayButtonProps = Pick<CheckoutScreenProps, "stage" | "readiness" | "quote" | "offerAmount"> &
  Pick<CheckoutDraft, "type" | "address">;

const waitingFor: Record<CheckoutScreenProps["readiness"], string> = {
  ready: "",
  calculating: "Calculating your total. If it changes, you are asked before you order.",
  unavailable: "A piece in this order cannot be bought right now. Remove it or come back later to continue.",
  conflict: "A piece in this order cannot be bought. See the reason beside it, or remove it to continue.",
  failed: "The total could not be calculated. Try again to continue.",
  refused: "This order cannot be placed as it is. See above for the reason.",
};

const isSending = ({ name }: CheckoutScreenProps["stage"]): boolean =>
  name === "submitting" || name === "confirming" || name === "waiting";

function getLabel({ stage, quote, offerAmount, type, address }: PayButtonProps): string {
  if (isSending(stage)) return "One moment";
  if (offerAmount !== null) return `Send offer of ${formatCents(offerAmount)}`;
  // The amount in the button is the amount that is charged, or there is none.
  return quote.state === "ready" && !isTaxUnknown(quote.value, type, address)
    ? `Pay ${formatCents(quote.value.total.total)}`
    : "Pay";
}

/**
 * Submits the order. It can be pressed while the total is being calculated, because leaving a field to press it
 * begins that; otherwise it says why the order cannot be placed.
 */
export function PayButton(props: PayButtonProps) {
  const { stage, readiness } = props;
  const reasonId = useId();
  const sending = isSending(stage);
  const blocked = !sending && readiness !== "ready" && readiness !== "calculating";
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="large"
        full
        busy={sending}
        aria-disabled={blocked || undefined}
        aria-describedby={readiness === "ready" ? undefined : reasonId}
        onClick={(event) => blocked && event.preventDefault()}
      >
        {getLabel(props)}
      </Button>
      <div role="status" id={reasonId}>
        {!sending && readiness !== "ready" && <Text size="small">{waitingFor[readiness]}</Text>}
      </div>
    </>
  );
}
