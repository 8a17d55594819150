import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { CartListing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { CartLine } from "../../patterns/cart-line/cart-line.tsx";
import { list } from "../../patterns/cart-line/cart-line.css.ts";
import type { CartScreenProps } from "./cart-screen-props.ts";

type Contents = { listings: readonly CartListing[] } & Pick<CartScreenProps, "availabilityFor">;

export type CartLinesProps = Contents &
  Pick<CartScreenProps, "now" | "waitingList" | "onRemove"> & { roomy?: boolean };

export function CartLines({ listings, availabilityFor, roomy = false, ...line }: CartLinesProps) {
  return (
    <ul className={list}>
      {listings.map((listing) => (
        <li key={listing.heirloopId}>
          <CartLine
            {...line}
            {...{ listing, roomy }}
            availability={availabilityFor(listing)}
            seller={listing.seller}
          />
        </li>
      ))}
    </ul>
  );
}

/** What the subtotal does not include. */
export function CartNote({ listings, availabilityFor }: Contents) {
  const left = listings.filter((listing) => !availabilityFor(listing).canBuy).length;
  return (
    <Text size="small" tone="soft">
      {left > 0 ? `The subtotal leaves out ${left === 1 ? "one piece" : `${left} pieces`}. ` : ""}
      Delivery and tax are calculated at checkout.
    </Text>
  );
}

export type CartTotalsProps = Contents & {
  guest: boolean;
  /** Between the subtotal and the button. */
  note?: ReactNode;
};

/** The subtotal and the checkout button. */
export function CartTotals({ listings, availabilityFor, guest, note }: CartTotalsProps) {
  const buyable = listings.filter((listing) => availabilityFor(listing).canBuy);
  const subtotal = buyable.reduce((sum, { price }) => sum + price, 0);
  return (
    <Stack gap="m">
      <Inline justify="between" align="baseline" wrap={false}>
        <Text size="strong">{`Subtotal, ${buyable.length} ${buyable.length === 1 ? "piece" : "pieces"}`}</Text>
        <Text size="strong" numeric>
          {formatCents(subtotal)}
        </Text>
      </Inline>
      {note}
      {buyable.length > 0 ? (
        <ButtonLink
          href={guest ? pageUrls.login(pageUrls.checkout()) : pageUrls.checkout()}
          variant="primary"
          size="large"
          full
        >
          {guest ? "Log in to check out" : "Go to Checkout"}
        </ButtonLink>
      ) : (
        <Button variant="primary" size="large" full disabled>
          Go to Checkout
        </Button>
      )}
    </Stack>
  );
}

/** The cart while it is not a list of pieces: on its way, unreachable, empty. */
export function CartNotice({
  cart,
  onRetry,
  compact,
}: Pick<CartScreenProps, "cart" | "onRetry"> & { compact: boolean }) {
  if (cart.state === "loading") {
    return (
      <div aria-busy>
        <Stack gap="m">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="shortLine" />
        </Stack>
      </div>
    );
  }
  if (cart.state === "failed")
    return <ErrorState title="Your cart could not be loaded" onRetry={onRetry} compact={compact} />;
  return (
    <EmptyState
      title="Your cart is empty"
      compact={compact}
      actions={<ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>}
    >
      Every piece is one of a kind, so a piece in your cart is not reserved yet: checkout reserves it for you
      for {formatDuration(constants.holdDuration)}.
    </EmptyState>
  );
}
