import { formatLabel } from "@heirloop/contract/label/label";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { PriceGuide } from "@heirloop/contract/price-guide/price-guide.endpoints";
import type { Availability } from "@heirloop/machines/availability/availability";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../../components/badge/badge.tsx";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Text } from "../../components/text/text.tsx";
import { createLazyComponent } from "../../theme/lazy-component.tsx";
import { SaveSearchForm } from "../save-search/save-search-form.tsx";
import { availabilityText } from "../availability/availability-copy.ts";
import { WaitingList, type WaitingListProps } from "../availability/waiting-list.tsx";
import { formAction } from "../form-action/form-action.ts";
import { Price } from "../price/price.tsx";
import { PriceGuideLine } from "../price-guide/price-guide-line.tsx";
import * as styles from "./buy-panel.css.ts";

const OfferDialog = createLazyComponent(
  async () => (await import("../offer-form/offer-dialog.tsx")).OfferDialog,
);

export type BuyPanelProps = {
  listing: FullListing;
  /** The present as the page was made, ISO 8601. */
  now: string;
  inCart: boolean;
  onAddToCart: () => void;
  /** The offer dialog is open: its button was clicked before hydration. */
  offering?: boolean;
  /** In cents; continues to the checkout. */
  onOffer: (amount: number) => void;
  availability: Availability;
  /** What comparable pieces have sold for. */
  priceGuide?: PriceGuide | null;
  waitingList: WaitingListProps;
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
      View cart
    </ButtonLink>
  ) : (
    <Button
      variant="primary"
      size={size}
      full={size === "large"}
      {...formAction("add-to-cart", listing.heirloopId, onAddToCart)}
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
        View your open offer
      </ButtonLink>
    );
  return (
    <>
      <Button
        size="large"
        full
        aria-haspopup="dialog"
        {...OfferDialog.preloadProps}
        {...formAction("make-offer", listing.heirloopId, () => setOpen(true))}
      >
        Make an offer
      </Button>
      {offering && (
        <noscript>
          <Banner>Turn on JavaScript to make an offer.</Banner>
        </noscript>
      )}
      {open !== undefined && <OfferDialog {...{ listing, onOffer, open }} onOpenChange={setOpen} />}
    </>
  );
}

type ReservedProps = Pick<BuyPanelProps, "listing" | "now" | "waitingList" | "onHoldEnded"> & {
  until: string;
};

function Reserved({ listing, now, until, waitingList, onHoldEnded }: ReservedProps) {
  return (
    <Banner tone="warning">
      <Text size="label" as="span">
        Reserved by another shopper for <Countdown until={until} now={now} onEnd={onHoldEnded} />
      </Text>
      <WaitingList {...{ listing, waitingList }} waitingCount={listing.waitingCount} />
    </Banner>
  );
}

const SimilarLink = ({ listing }: Pick<BuyPanelProps, "listing">) => (
  <ButtonLink size="small" href={pageUrls.similar(listing)}>
    See similar pieces
  </ButtonLink>
);

/** A piece of the same kind and look is worth waiting for. */
function UnavailablePanel({ listing }: Pick<BuyPanelProps, "listing">) {
  const { newSchema, style, similar } = listing;
  const [type] = newSchema.types;
  const look = style === null ? "" : `&style=${encodeURIComponent(style)}`;
  return (
    <div className={styles.actions}>
      <Banner actions={similar.length > 0 && <SimilarLink listing={listing} />}>
        This piece has been sold.
      </Banner>
      {type && (
        <SaveSearchForm
          label="Notify me about similar pieces"
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
      {status === "inactive"
        ? "This is your own piece, and it is not for sale."
        : "This is your own piece, and it is for sale."}
    </Banner>
  );
}

/** Actions for a listing: buy, make an offer, join or leave the waiting list, or a notice that it was sold. */
function Actions(props: BuyPanelProps) {
  const { listing, availability } = props;
  switch (availability.state) {
    case "sold":
      return <UnavailablePanel listing={listing} />;
    case "own":
      return <OwnPiece listing={listing} />;
    case "inactive":
      return (
        <Banner actions={listing.similar.length > 0 && <SimilarLink listing={listing} />}>
          This piece is no longer for sale.
        </Banner>
      );
    case "seller-not-accepting":
      return (
        <Banner actions={listing.similar.length > 0 && <SimilarLink listing={listing} />}>
          {availabilityText(availability)}
        </Banner>
      );
    case "seller-blocked-by-you":
      return (
        <Banner
          actions={
            <ButtonLink size="small" href={pageUrls.blockedPeople()}>
              See blocked people
            </ButtonLink>
          }
        >
          {availabilityText(availability)}
        </Banner>
      );
    case "reserved-by-other":
      return <Reserved {...props} until={availability.until} />;
    case "ordered-by-you":
      return (
        <Banner
          actions={
            <ButtonLink size="small" href={pageUrls.order(availability.order)}>
              View order
            </ButtonLink>
          }
        >
          You have ordered this piece.
        </Banner>
      );
    case "available":
    case "price-changed":
    case "reserved-by-you":
      return (
        <div className={styles.actions}>
          {availability.state === "reserved-by-you" ? (
            <ButtonLink href={pageUrls.checkout()} variant="primary" size="large" full>
              Reserved for you: continue to checkout
            </ButtonLink>
          ) : (
            <CartButton {...props} size="large" />
          )}
          <Offer {...props} />
        </div>
      );
  }
}

/** Shown once the buttons have scrolled out of view. */
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
  const { listing, availability, priceGuide } = props;
  return (
    <div className={styles.panel}>
      <Inline gap="s" justify="between" align="baseline">
        <Price price={listing.price} compareAtPrice={listing.compareAtPrice} look="page" />
        {listing.status === "sold" && <Badge tone="inverse">Sold</Badge>}
      </Inline>
      {listing.status === "active" && priceGuide && <PriceGuideLine guide={priceGuide} />}
      <Actions {...props} />
      {availability.nextStep === "buy" && <ReachBar {...props} />}
    </div>
  );
}
