import { formatLabel } from "@heirloop/contract/label/label";
import type { CartListing, Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Availability } from "@heirloop/machines/availability/availability";
import { X } from "lucide-react";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classes } from "../../theme/classes.ts";
import { AvailabilityLine } from "../availability/availability-line.tsx";
import type { WaitingListProps } from "../availability/waiting-list.tsx";
import { formAction } from "../form-action/form-action.ts";
import { Price } from "../price/price.tsx";
import * as styles from "./cart-line.css.ts";

export type CartLineProps = {
  listing: Listing;
  now: string;
  /** Without it nothing is said of whether it can be bought: in an order. */
  availability?: Availability | undefined;
  /** Who sells it; without it that is said elsewhere. */
  seller?: CartListing["seller"] | undefined;
  /** Why it cannot be bought like this although it is for sale. */
  conflict?: string | null;
  waitingList?: WaitingListProps | undefined;
  /** With room for a larger picture. */
  roomy?: boolean;
  /** Without it the item cannot be removed: in a summary. */
  onRemove?: ((listing: Listing) => void) | undefined;
};

/** A listing in the cart, with what prevents buying it. */
export function CartLine({
  listing,
  now,
  availability,
  seller,
  conflict = null,
  waitingList,
  roomy = false,
  onRemove,
}: CartLineProps) {
  const [image] = listing.images;
  return (
    <div className={roomy ? styles.roomy : styles.line}>
      <div className={classes(listing.status !== "active" && styles.gone)}>
        {image && <Picture src={image} alt="" size="thumbnail" sizes={roomy ? "136px" : "88px"} />}
      </div>
      <div className={styles.details}>
        <span className={styles.title}>
          <TextLink variant="quiet" href={pageUrls.product(listing)}>
            {listing.title}
          </TextLink>
        </span>
        {listing.brand && (
          <Text size="small" tone="soft">
            {formatLabel(listing.brand)}
          </Text>
        )}
        {seller && (
          <Text size="small" tone="soft">
            From{" "}
            {seller.slug === null ? (
              seller.firstName
            ) : (
              <TextLink variant="quiet" href={pageUrls.profile(seller.slug)}>
                {seller.firstName}
              </TextLink>
            )}
          </Text>
        )}
        <Price price={listing.price} compareAtPrice={listing.compareAtPrice} />
        {availability && <AvailabilityLine {...{ listing, availability, now, waitingList }} />}
        {conflict !== null && (
          <Text size="small" tone="warning">
            {conflict}
          </Text>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={X}
          label={`Remove ${listing.title} from the cart`}
          {...formAction("remove-from-cart", listing.heirloopId, () => onRemove(listing))}
        />
      )}
    </div>
  );
}
