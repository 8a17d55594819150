import type { Region } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { MessageCircle } from "lucide-react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BuyPanel, type BuyPanelProps } from "../../patterns/buy-panel/buy-panel.tsx";
import { DeliveryOptions } from "../../patterns/delivery-options/delivery-options.tsx";
import type { ZipEstimateProps } from "../../patterns/delivery-options/zip-estimate.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { FollowButton } from "../../patterns/follow/follow-button.tsx";
import type { FollowControl } from "../../patterns/follow/follow-control.ts";
import { ListingShelf } from "../../patterns/listing-grid/listing-shelf.tsx";
import { formAction } from "../../patterns/form-action/form-action.ts";
import { Section } from "../../patterns/section/section.tsx";
import { ShareButton, type ShareButtonProps } from "../../patterns/share/share-button.tsx";
import { SellerCard } from "../../patterns/seller-card/seller-card.tsx";
import { createListingBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import { ProductAbout, type ProductAboutProps } from "./product-about.tsx";
import { ProductPictures } from "./product-pictures.tsx";
import { ProductQuestions, type ProductQuestionsProps } from "./product-questions.tsx";
import * as styles from "./product-screen.css.ts";

export type ProductScreenProps = BuyPanelProps &
  FavoriteControl &
  ProductAboutProps &
  ProductQuestionsProps & {
    /** The maker's own page; without one its pieces are looked for. */
    makerHref?: string | undefined;
    /** Where the shopper is; null when they have not said. */
    region?: Region | null;
    /** For a seller with delivery terms. */
    deliveryEstimate?: ZipEstimateProps | undefined;
    share: ShareButtonProps;
    follow: FollowControl;
    /** Opens the chat about this piece. */
    onMessageSeller: () => void;
  };

function Title({ listing, makerHref }: Pick<ProductScreenProps, "listing" | "makerHref">) {
  return (
    <div>
      {listing.brand && (
        <div className={styles.maker}>
          <Text size="label">
            <TextLink
              variant="quiet"
              href={makerHref ?? pageUrls.collections(`brand=${encodeURIComponent(listing.brand)}`)}
            >
              {formatLabel(listing.brand)}
            </TextLink>
          </Text>
        </div>
      )}
      <Heading level={1}>{listing.title}</Heading>
    </div>
  );
}

function Alike({
  listing,
  isFavorite,
  onFavorite,
}: Pick<ProductScreenProps, "listing" | "isFavorite" | "onFavorite">) {
  if (listing.similar.length === 0) return null;
  return (
    <Section
      id="similar"
      title={listing.status === "active" ? "Similar pieces" : "Similar pieces still for sale"}
    >
      <ListingShelf label="Similar pieces" listings={listing.similar} {...{ isFavorite, onFavorite }} />
    </Section>
  );
}

/** `/product/{id}/{slug}`: a listing. */
export function ProductScreen({
  questions,
  ask,
  share,
  follow,
  onMessageSeller,
  fit,
  lowest,
  makerHref,
  own,
  admin,
  region = null,
  deliveryEstimate,
  isFavorite,
  onFavorite,
  ...buying
}: ProductScreenProps) {
  const { listing } = buying;
  return (
    <Container>
      <div className={styles.trail}>
        <Breadcrumb trail={createListingBreadcrumbs(listing)} />
      </div>
      <div className={styles.columns}>
        <div className={styles.top}>
          <ProductPictures {...{ listing, isFavorite, onFavorite }} />
          <div className={styles.side}>
            <div className={styles.buy}>
              <Title listing={listing} makerHref={makerHref} />
              <BuyPanel {...buying} />
              <ShareButton {...share} />
            </div>
            <div className={styles.rule}>
              <DeliveryOptions listing={listing} region={region} estimate={deliveryEstimate} own={own} />
            </div>
            <div className={styles.rule}>
              <SellerCard
                seller={listing.seller}
                actions={
                  !own &&
                  listing.contact === "open" && (
                    <>
                      <Button
                        size="small"
                        icon={MessageCircle}
                        {...formAction("message-seller", listing.heirloopId, onMessageSeller)}
                      >
                        Message the seller
                      </Button>
                      <FollowButton seller={listing.seller} {...follow} />
                    </>
                  )
                }
              />
            </div>
          </div>
        </div>
        {/* Visitors of a sold listing see what is still available first. */}
        {listing.status !== "active" && (
          <div className={styles.wholeWidth}>
            <Alike {...{ listing, isFavorite, onFavorite }} />
          </div>
        )}
        <ProductAbout {...{ listing, own, admin, fit, lowest }} />
      </div>
      <ProductQuestions {...{ listing, own, questions, ask }} />
      {listing.status === "active" && <Alike {...{ listing, isFavorite, onFavorite }} />}
    </Container>
  );
}
