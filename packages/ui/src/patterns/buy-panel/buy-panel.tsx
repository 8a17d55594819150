import { formatLabel } from "@heirloop/contract/label/label";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../../components/badge/badge.tsx";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Text } from "../../components/text/text.tsx";
import { fetchedPart } from "../../theme/fetched-part.tsx";
import { SaveSearchForm } from "../save-search/save-search-form.tsx";
import { press } from "../press/press.ts";
import { Price } from "../price/price.tsx";
import * as styles from "./buy-panel.css.ts";

const OfferDialog = fetchedPart(async () => (await import("../offer-form/offer-dialog.tsx")).OfferDialog);

export type BuyPanelProps = {
  listing: FullListing;
  /** The present as the page was made, ISO 8601. */
  now: string;
  /** The viewer sells it. */
  own: boolean;
  inCart: boolean;
  onAddToCart: () => void;
  /** The offer is being made: its button was pressed before scripts had come. */
  offering?: boolean;
  /** In cents; leads to the checkout. */
  onOffer: (amount: number) => void;
  waiting: boolean;
  onJoinWaitingList: () => void;
  /** A hold ran out while one looked. */
  onHoldEnded: () => void;
};

function CartButton({
  listing,
  inCart,
  onAddToCart,
  size,
}: Pick<BuyPanelProps, "listing" | "inCart" | "onAddToCart"> & { size: "medium" | "large" }) {
  return inCart ? (
    <ButtonLink href={pageUrls.cart()} variant="primary" size={size} full={size === "large"}>
      In your cart: go there
    </ButtonLink>
  ) : (
    <Button
      variant="primary"
      size={size}
      full={size === "large"}
      {...press("add-to-cart", listing.heirloopId, onAddToCart)}
    >
      Add to cart
    </Button>
  );
}

function Offer({ listing, offering, onOffer }: Pick<BuyPanelProps, "listing" | "offering" | "onOffer">) {
  const [open, setOpen] = useState<boolean | undefined>(offering || undefined);
  if (listing.openOffer !== null)
    return (
      <ButtonLink href={pageUrls.order(listing.openOffer)} size="large" full>
        Your offer is open: go there
      </ButtonLink>
    );
  return (
    <>
      <Button
        size="large"
        full
        aria-haspopup="dialog"
        {...OfferDialog.near}
        {...press("make-offer", listing.heirloopId, () => setOpen(true))}
      >
        Make an offer
      </Button>
      {offering && (
        <noscript>
          <Banner>An offer is made with scripts switched on.</Banner>
        </noscript>
      )}
      {open !== undefined && <OfferDialog {...{ listing, onOffer, open }} onOpenChange={setOpen} />}
    </>
  );
}

function Reserved({ listing, now, waiting, onJoinWaitingList, onHoldEnded }: BuyPanelProps) {
  return (
    <Banner
      tone="warning"
      actions={
        waiting ? undefined : (
          <Button size="small" {...press("join-waiting-list", listing.heirloopId, onJoinWaitingList)}>
            Tell me if it comes free
          </Button>
        )
      }
    >
      <Text size="label" as="span">
        Somebody is checking out with it:{" "}
        <Countdown until={listing.reservedUntil ?? now} now={now} onEnd={onHoldEnded} /> left
      </Text>
      {waiting && (
        <Text size="small" tone="soft">
          We will tell you when it comes free
          {listing.waitingCount > 1 && `; ${listing.waitingCount} people are waiting`}.
        </Text>
      )}
    </Banner>
  );
}

/** A piece of the same kind and look is worth waiting for. */
function Gone({ listing: { newSchema, style } }: Pick<BuyPanelProps, "listing">) {
  const [type] = newSchema.types;
  const look = style === null ? "" : `&style=${encodeURIComponent(style)}`;
  return (
    <div className={styles.actions}>
      <Banner>Sold. Pieces like it are further down this page.</Banner>
      {type && (
        <SaveSearchForm
          label="Tell me about one like it"
          name={[type, ...(style ? [style] : [])].map(formatLabel).join(", ")}
          query={`type=${encodeURIComponent(type)}${look}`}
        />
      )}
    </div>
  );
}

/** Its seller changes it instead. */
function OwnPiece({ listing: { heirloopId, status } }: Pick<BuyPanelProps, "listing">) {
  return (
    <Banner
      actions={
        <ButtonLink size="small" href={pageUrls.editListing(heirloopId)}>
          Edit
        </ButtonLink>
      }
    >
      {status === "inactive" ? "This is your own piece, and not for sale." : "This is your own piece."}
    </Banner>
  );
}

/** What one can do about a piece: buy it, bargain for it, wait for it, or read that it is gone. */
function Actions(props: BuyPanelProps) {
  const { listing, own } = props;
  if (listing.status === "sold") return <Gone listing={listing} />;
  if (own) return <OwnPiece listing={listing} />;
  if (listing.status === "inactive") return <Banner>The seller has taken this piece down.</Banner>;
  if (listing.reservedUntil !== null && !listing.reservedByMe) return <Reserved {...props} />;
  return (
    <div className={styles.actions}>
      {listing.reservedByMe ? (
        <ButtonLink href={pageUrls.checkout()} variant="primary" size="large" full>
          Held for you: back to checkout
        </ButtonLink>
      ) : (
        <CartButton {...props} size="large" />
      )}
      <Offer {...props} />
    </div>
  );
}

/** Shown once the buttons have gone out of sight, so that the same step never stands there twice. */
function ReachBar({ listing, inCart, onAddToCart }: BuyPanelProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const watch = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <div className={styles.bar} data-shown={shown}>
        <Price price={listing.price} compareAtPrice={listing.compareAtPrice} />
        <CartButton {...{ listing, inCart, onAddToCart }} size="medium" />
      </div>
    </>
  );
}

/** Price and what to do about it; on a phone the decisive step follows at the bottom edge. */
export function BuyPanel(props: BuyPanelProps) {
  const { listing, own } = props;
  const free =
    listing.status === "active" && !own && (listing.reservedUntil === null || listing.reservedByMe);
  return (
    <div className={styles.panel}>
      <Inline gap="s" justify="between" align="baseline">
        <Price price={listing.price} compareAtPrice={listing.compareAtPrice} look="page" />
        {listing.status === "sold" && <Badge tone="inverse">Sold</Badge>}
      </Inline>
      <Actions {...props} />
      {free && !listing.reservedByMe && <ReachBar {...props} />}
    </div>
  );
}
