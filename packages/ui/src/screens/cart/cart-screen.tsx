import { Card } from "../../components/card/card.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { CartLines, CartNote, CartNotice, CartTotals } from "./cart-contents.tsx";
import type { CartScreenProps } from "./cart-screen-props.ts";
import * as styles from "./cart-screen.css.ts";

/** `/cart` */
export function CartScreen({
  cart,
  now,
  guest,
  availabilityFor,
  waitingList,
  onRemove,
  onRetry,
}: CartScreenProps) {
  return (
    <Container>
      <PageLayout>
        <Heading level={1}>Your cart</Heading>
        {cart.state === "ready" && cart.value.length > 0 ? (
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
      </PageLayout>
    </Container>
  );
}
