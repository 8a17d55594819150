import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

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
export function CartScreen(_props: CartScreenProps) {
  return (
    <Container>
      <Heading level={1}>Your cart</Heading>
    </Container>
  );
}
