import type { CartListing, Listing } from "@heirloop/contract/listing/listing.schema";
import type { Availability } from "@heirloop/machines/availability/availability";
import type { WaitingListProps } from "../../patterns/availability/waiting-list.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

export type CartScreenProps = {
  cart: Loadable<readonly CartListing[]>;
  /** ISO instant when the cart was loaded. */
  now: string;
  /** The checkout asks a guest to log in first. */
  guest: boolean;
  availabilityFor: (listing: CartListing) => Availability;
  waitingList: WaitingListProps;
  onRemove: (listing: Listing) => void;
  onRetry: () => void;
};
