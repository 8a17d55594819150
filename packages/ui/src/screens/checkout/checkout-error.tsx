import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

/** What happened, what it means and what to do: "The bank declined this card." */
const getDeclinedText = (problem = "The card was declined."): string =>
  `${problem.replace(/\.?$/, ".")} Nothing was charged: try again or use another card. Everything else you typed is kept.`;

type ProblemProps = { text: string } & Pick<CheckoutScreenProps, "listings" | "offerAmount" | "openOffer">;

/** The error; for an offer it links to the buyer's earlier one if that is still open, or back to the listing. */
export function CheckoutProblem({ text, listings, offerAmount, openOffer = null }: ProblemProps) {
  const [piece] = listings;
  const back =
    openOffer === null ? (
      piece && <ButtonLink href={pageUrls.product(piece)}>Back to the piece</ButtonLink>
    ) : (
      <ButtonLink href={pageUrls.order(openOffer)}>View your open offer</ButtonLink>
    );
  return (
    <Banner tone="danger" announce actions={offerAmount !== null && back}>
      {text}
    </Banner>
  );
}

/** The result of the submission, shown at the button because the form is longer than a phone's screen. */
export function CheckoutError({
  stage,
  answer,
  onConfirmed,
  ...piece
}: Pick<CheckoutScreenProps, "stage" | "answer" | "openOffer" | "listings" | "offerAmount" | "onConfirmed">) {
  if (stage.name === "confirming")
    return (
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
    );
  if (stage.name === "waiting")
    return (
      <Banner announce>
        Your payment is being confirmed, which takes longer than usual. You can stay here or leave: we’ll
        email you when your order is placed, and nothing is charged if it cannot be.
      </Banner>
    );
  if (stage.name === "declined")
    return (
      <Banner tone="danger" announce>
        {getDeclinedText(answer)}
      </Banner>
    );
  return answer === undefined ? null : <CheckoutProblem text={answer} {...piece} />;
}
