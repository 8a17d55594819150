import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Card } from "../../components/card/card.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageFrame } from "../../patterns/page-frame/page-frame.tsx";
import { CartLines, CartNotice, CartTotals } from "./cart-contents.tsx";
import * as styles from "./cart-screen.css.ts";

export type CartScreenProps = {
  cart: Loadable<readonly Listing[]>;
  /** ISO instant from which minutes left are counted. */
  now: string;
  /** The checkout asks a guest to log in first. */
  guest: boolean;
  onRemove: (listing: Listing) => void;
  onRetry: () => void;
};

/** `/cart` */
export function CartScreen({ cart, now, guest, onRemove, onRetry }: CartScreenProps) {
  return (
    <Container>
      <PageFrame>
        <Heading level={1}>Your cart</Heading>
        {cart.state === "ready" && cart.value.length > 0 ? (
          <div className={styles.layout}>
            <CartLines listings={cart.value} now={now} roomy onRemove={onRemove} />
            <div className={styles.totals}>
              <Card look="sunken" as="aside" label="Total">
                <CartTotals listings={cart.value} guest={guest} />
              </Card>
            </div>
          </div>
        ) : (
          <CartNotice cart={cart} onRetry={onRetry} compact={false} />
        )}
      </PageFrame>
    </Container>
  );
}
