import type { Listing } from "@heirloop/contract/listing/listing.schema";
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
