import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

/** What is the matter, what it means and what to do: "The bank declined this card." */
const declinedWords = (problem = "The card was declined."): string =>
  `${problem.replace(/\.?$/, ".")} Nothing was charged: try again or use another card. Everything else you typed is kept.`;

/** How long the pieces are kept, and what stands in the way of buying them. */
export function CheckoutNotices({
  stage,
  problem,
  held,
  holdExpired,
  listings,
  offerAmount,
  onHoldAgain,
  onConfirmed,
}: Pick<
  CheckoutScreenProps,
  "stage" | "problem" | "held" | "holdExpired" | "listings" | "offerAmount" | "onHoldAgain" | "onConfirmed"
>) {
  const [piece] = listings;
  return (
    <>
      {held !== null && !holdExpired && (
        <Banner tone="warning">
          {held.pieces < listings.length
            ? `The first ${held.pieces} of your ${listings.length} pieces, as many as one person can hold, are held for you for `
            : "Held for you for "}
          <strong>
            <Countdown key={held.until} until={held.until} now={held.at} />
          </strong>{" "}
          more.{" "}
          {held.pieces < listings.length
            ? "Others can buy the rest in the meantime."
            : "Nobody else can buy in the meantime."}
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
          {declinedWords(problem)}
        </Banner>
      )}
      {problem && stage.name !== "declined" && (
        <Banner
          tone="danger"
          announce
          actions={
            offerAmount !== null &&
            piece && <ButtonLink href={pageUrls.product(piece)}>Back to the piece</ButtonLink>
          }
        >
          {problem}
        </Banner>
      )}
    </>
  );
}
