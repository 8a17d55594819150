import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { CheckoutProblem } from "./checkout-error.tsx";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

/** How long the listings are reserved, and what prevents buying them. */
export function CheckoutNotices({
  problem,
  held,
  holding = false,
  holdExpired,
  listings,
  offerAmount,
  onHoldAgain,
}: Pick<
  CheckoutScreenProps,
  "problem" | "held" | "holding" | "holdExpired" | "listings" | "offerAmount" | "onHoldAgain"
>) {
  const them = listings.length === 1 ? "it" : "them";
  return (
    <>
      {held !== null && !holdExpired && (
        <Banner tone="warning">
          {held.pieces < listings.length
            ? `${held.pieces} of your ${listings.length} pieces ${held.pieces === 1 ? "is" : "are"} reserved for you for `
            : "Reserved for you for "}
          <strong>
            <Countdown key={held.until} until={held.until} now={held.at} />
          </strong>
          {". "}
          {held.pieces === constants.holdsPerUser && held.pieces < listings.length
            ? "That is as many as one person can reserve. Others can buy the rest in the meantime."
            : `Nobody else can buy ${held.pieces === 1 ? "it" : "them"} in the meantime.`}
        </Banner>
      )}
      {/* As long as what replaces it, so that the form below stays where it is. */}
      {holding && held === null && (
        <Banner tone="warning">{`Reserving for you now. In a moment nobody else can buy ${them}.`}</Banner>
      )}
      {holdExpired && (
        <Banner tone="warning" announce actions={<Button onClick={onHoldAgain}>Reserve again</Button>}>
          {`Your reservation has ended, so others can buy ${them} now. What you typed is kept.`}
        </Banner>
      )}
      {problem && <CheckoutProblem text={problem} listings={listings} offerAmount={offerAmount} />}
    </>
  );
}
