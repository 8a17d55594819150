import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Card } from "../../components/card/card.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BreakdownList, BreakdownPlaceholder } from "../../patterns/breakdown/breakdown-list.tsx";
import { CartLine } from "../../patterns/cart-line/cart-line.tsx";
import { list } from "../../patterns/cart-line/cart-line.css.ts";
import type { OrderType } from "@heirloop/contract/order/order.schema";
import { type CheckoutDraft, isTaxUnknown } from "./checkout-draft.ts";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

type SumsProps = { quote: Quote; type: OrderType; offer: boolean; address: CheckoutDraft["address"] };

const getLabels = (offer: boolean) =>
  offer ? { itemsWord: "Your offer", totalWord: "If accepted" } : { itemsWord: "Pieces", totalWord: "Total" };

function Sums({ quote, type, offer, address }: SumsProps) {
  const taxToCome = isTaxUnknown(quote, type, address);
  return (
    <Stack gap="l">
      {quote.sellers.length > 1 && (
        <Accordion
          items={quote.sellers.map(({ seller, listings, breakdown }) => ({
            id: seller._id,
            title: `From ${seller.firstName}, ${listings.length} ${listings.length === 1 ? "piece" : "pieces"}`,
            aside: formatCents(breakdown.total),
            content: <BreakdownList {...{ breakdown, type, taxToCome }} totalWord="Together" />,
          }))}
        />
      )}
      <BreakdownList breakdown={quote.total} type={type} taxToCome={taxToCome} {...getLabels(offer)} />
    </Stack>
  );
}

export type CheckoutSummaryProps = Pick<
  CheckoutScreenProps,
  | "listings"
  | "offerAmount"
  | "draft"
  | "quote"
  | "pieces"
  | "waitingList"
  | "now"
  | "onRemove"
  | "onRetryQuote"
> & { type: OrderType };

/** The listings, sellers and totals of the checkout. */
export function CheckoutSummary({
  listings,
  offerAmount,
  draft,
  quote,
  pieces,
  waitingList,
  now,
  type,
  onRemove,
  onRetryQuote,
}: CheckoutSummaryProps) {
  const [first] = listings;
  return (
    <Card as="aside" look="sunken" label="Summary">
      <Stack gap="l">
        <Heading level={2} size="subheading">
          {offerAmount === null ? "Your order" : "Your offer"}
        </Heading>
        <ul className={list}>
          {listings.map((listing) => (
            <li key={listing.heirloopId}>
              <CartLine
                {...{ listing, waitingList }}
                {...pieces[listing.heirloopId]}
                now={quote.state === "ready" ? quote.value.at : now}
                onRemove={listings.length > 1 ? onRemove : undefined}
              />
            </li>
          ))}
        </ul>
        {offerAmount !== null && first && (
          <Text size="small" tone="soft">
            You offer <strong>{formatCents(offerAmount)}</strong> for a piece priced{" "}
            {formatCents(first.price)}.
          </Text>
        )}
        {quote.state === "loading" && (
          <BreakdownPlaceholder type={type} {...getLabels(offerAmount !== null)} />
        )}
        {quote.state === "failed" && (
          <ErrorState compact title="The total could not be calculated" onRetry={onRetryQuote} />
        )}
        {quote.state === "refused" && <ErrorState compact title="The total could not be calculated" />}
        {/* Without a piece that can be bought there is nothing to add up. */}
        {quote.state === "ready" && quote.value.sellers.length > 0 && (
          <Sums quote={quote.value} type={type} offer={offerAmount !== null} address={draft.address} />
        )}
      </Stack>
    </Card>
  );
}
