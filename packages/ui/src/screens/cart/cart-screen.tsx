import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Card } from "../../components/card/card.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { SuggestedPieces } from "../../patterns/listing-grid/listing-grid.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { CartLines, CartNote, CartNotice, CartTotals } from "./cart-contents.tsx";
import type { CartScreenProps } from "./cart-screen-props.ts";
import * as styles from "./cart-screen.css.ts";

export type SuggestionsProps = FavoriteControl & {
  /** New pieces, for a page that is empty otherwise. */
  suggestions?: readonly Listing[] | undefined;
};

/** `/cart` */
export function CartScreen({
  cart,
  now,
  guest,
  availabilityFor,
  waitingList,
  onRemove,
  onRetry,
  suggestions = [],
  isFavorite,
  onFavorite,
}: CartScreenProps & SuggestionsProps) {
  const filled = cart.state === "ready" && cart.value.length > 0;
  return (
    <Container>
      <PageLayout>
        <Heading level={1}>Your cart</Heading>
        {filled ? (
          <div className={styles.layout}>
            <CartLines listings={cart.value} roomy {...{ now, availabilityFor, waitingList, onRemove }} />
            <div className={styles.totals}>
              <Card look="sunken" as="aside" label="Total">
                <CartTotals
                  listings={cart.value}
                  {...{ guest, availabilityFor }}
                  note={<CartNote listings={cart.value} availabilityFor={availabilityFor} />}
                />
              </Card>
            </div>
          </div>
        ) : (
          <CartNotice cart={cart} onRetry={onRetry} compact={false} />
        )}
        {!filled && <SuggestedPieces pieces={suggestions} {...{ isFavorite, onFavorite }} />}
      </PageLayout>
    </Container>
  );
}
