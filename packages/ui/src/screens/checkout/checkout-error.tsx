import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

/** What is the matter, what it means and what to do: "The bank declined this card." */
const declinedWords = (problem = "The card was declined."): string =>
  `${problem.replace(/\.?$/, ".")} Nothing was charged: try again or use another card. Everything else you typed is kept.`;

type ProblemProps = { words: string } & Pick<CheckoutScreenProps, "listings" | "offerAmount">;

/** A refusal; that of an offer leads back to its piece. */
export function CheckoutProblem({ words, listings, offerAmount }: ProblemProps) {
  const [piece] = listings;
  return (
    <Banner
      tone="danger"
      announce
      actions={
        offerAmount !== null &&
        piece && <ButtonLink href={pageUrls.product(piece)}>Back to the piece</ButtonLink>
      }
    >
      {words}
    </Banner>
  );
}

/** What came of sending the form, told at the button: the form is longer than a phone. */
export function CheckoutError({
  stage,
  answer,
  onConfirmed,
  ...piece
}: Pick<CheckoutScreenProps, "stage" | "answer" | "listings" | "offerAmount" | "onConfirmed">) {
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
  if (stage.name === "declined")
    return (
      <Banner tone="danger" announce>
        {declinedWords(answer)}
      </Banner>
    );
  return answer === undefined ? null : <CheckoutProblem words={answer} {...piece} />;
}
