import type { Order } from "@heirloop/contract/order/order.schema";
import { Heading } from "../../components/heading/heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { getOrderTitle } from "./order-copy.ts";
import * as styles from "./order.css.ts";

/** The seller's picture of the delivered piece, for both sides. */
export function DeliveryProofPicture({ order }: { order: Order }) {
  if (order.proof === null) return null;
  return (
    <Stack gap="s" as="section">
      <Heading level={3}>Proof of delivery</Heading>
      <div className={styles.proof}>
        <Picture
          src={order.proof}
          alt={`Proof of delivery: ${getOrderTitle(order)}`}
          fit="contain"
          sizes="(min-width: 601px) 480px, 100vw"
        />
      </div>
    </Stack>
  );
}
