import { formatLabel } from "@heirloop/contract/label/label";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { X } from "lucide-react";
import { Badge } from "../../components/badge/badge.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classes } from "../../theme/classes.ts";
import { press } from "../press/press.ts";
import { Price } from "../price/price.tsx";
import * as styles from "./cart-line.css.ts";

/** Whether the checkout would take it: on sale, and in nobody else's checkout. */
export const canBeBought = (listing: Listing): boolean =>
  listing.status === "active" && (listing.reservedUntil === null || listing.reservedByMe);

export type CartLineProps = {
  listing: Listing;
  now: string;
  /** With room for a larger picture. */
  roomy?: boolean;
  /** Without it the line cannot be taken out: in a summary. */
  onRemove?: ((listing: Listing) => void) | undefined;
};

function State({ listing, now }: Pick<CartLineProps, "listing" | "now">) {
  if (listing.status === "sold") return <Badge>Sold</Badge>;
  if (listing.status === "inactive") return <Badge>No longer for sale</Badge>;
  if (listing.reservedUntil === null || listing.reservedByMe) return null;
  return (
    <Text size="small" tone="warning">
      In somebody’s checkout, free again in <Countdown until={listing.reservedUntil} now={now} />
    </Text>
  );
}

/** One piece of the cart, with what stands in its way. */
export function CartLine({ listing, now, roomy = false, onRemove }: CartLineProps) {
  const [image] = listing.images;
  return (
    <div className={roomy ? styles.roomy : styles.line}>
      <div className={classes(listing.status !== "active" && styles.gone)}>
        {image && <Picture src={image} alt="" size="thumbnail" sizes={roomy ? "136px" : "88px"} />}
      </div>
      <div className={styles.words}>
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
        <Price price={listing.price} compareAtPrice={listing.compareAtPrice} />
        <State listing={listing} now={now} />
      </div>
      {onRemove && (
        <IconButton
          icon={X}
          label={`Remove ${listing.title} from the cart`}
          {...press("remove-from-cart", listing.heirloopId, () => onRemove(listing))}
        />
      )}
    </div>
  );
}
