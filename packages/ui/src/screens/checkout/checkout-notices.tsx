import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

/** How long the pieces are kept, and what stands in the way of buying them. */
export function CheckoutNotices({
  stage,
  problem,
  held,
  holdExpired,
  onHoldAgain,
  onConfirmed,
}: Pick<CheckoutScreenProps, "stage" | "problem" | "held" | "holdExpired" | "onHoldAgain" | "onConfirmed">) {
  return (
    <>
      {held !== null && !holdExpired && (
        <Banner tone="warning">
          Held for you for{" "}
          <strong>
            <Countdown key={held.until} until={held.until} now={held.at} />
          </strong>{" "}
          more. Nobody else can buy in the meantime.
        </Banner>
      )}
      {holdExpired && (
        <Banner tone="warning" announce actions={<Button onClick={onHoldAgain}>Hold again</Button>}>
          The 15 minutes are over and others can buy now. What you typed is kept.
        </Banner>
      )}
      {stage.name === "confirming" && (
        <Banner
          announce
          actions={
            <>
              <ButtonLink href={stage.url} variant="primary">
                Go to the bank
              </ButtonLink>
              <Button onClick={onConfirmed}>I have confirmed</Button>
            </>
          }
        >
          Your bank asks you to confirm this payment. Nothing is ordered before that.
        </Banner>
      )}
      {stage.name === "declined" && (
        <Banner tone="danger" announce>
          The card was declined and nothing was charged. Check its number or try another card; everything else
          you typed is kept.
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" announce>
          {problem}
        </Banner>
      )}
    </>
  );
}
