import type { Region } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import type { Question } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { pictureAlt } from "@heirloop/contract/picture/picture-view";
import { Heart, MessageCircle } from "lucide-react";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Gallery } from "../../components/gallery/gallery.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AskForm } from "../../patterns/ask-form/ask-form.tsx";
import type { QuestionAnswer } from "../../patterns/ask-form/question-answer.ts";
import { BuyPanel, type BuyPanelProps } from "../../patterns/buy-panel/buy-panel.tsx";
import { conditionNames } from "../../patterns/condition/condition-names.ts";
import { DeliveryOptions } from "../../patterns/delivery-options/delivery-options.tsx";
import type { ZipEstimateProps } from "../../patterns/delivery-options/zip-estimate.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { FitPanel, type FitPanelProps } from "../../patterns/fit/fit-panel.tsx";
import { stagePicture } from "../../patterns/listing-card/stage-picture.ts";
import { ListingShelf } from "../../patterns/listing-grid/listing-shelf.tsx";
import { formAction } from "../../patterns/form-action/form-action.ts";
import { PriceHistory } from "../../patterns/price-history/price-history.tsx";
import { QuestionList } from "../../patterns/question-list/question-list.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { ShareButton, type ShareButtonProps } from "../../patterns/share/share-button.tsx";
import { SellerCard } from "../../patterns/seller-card/seller-card.tsx";
import { ScaleDrawing } from "../../patterns/scale-drawing/scale-drawing.tsx";
import { createListingBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import { getFacts } from "./product-facts.ts";
import { markPersonalPart } from "../../theme/personal-part.ts";
import * as styles from "./product-screen.css.ts";

export type ProductScreenProps = BuyPanelProps &
  FavoriteControl & {
    questions: readonly Question[];
    /** Result of the last question or answer. */
    ask: QuestionAnswer;
    /** The lowest price of the last 30 days, in cents. */
    lowest: number | null;
    /** The viewer sells it. */
    own: boolean;
    /** The maker's own page; without one its pieces are looked for. */
    makerHref?: string | undefined;
    /** Where the shopper is; null when they have not said. */
    region?: Region | null;
    /** For a seller with delivery terms. */
    deliveryEstimate?: ZipEstimateProps | undefined;
    share: ShareButtonProps;
    /** Opens the chat about this piece. */
    onMessageSeller: () => void;
    /** Whether it gets into the reader's home. */
    fit: FitPanelProps;
  };

function Pictures({
  listing,
  isFavorite,
  onFavorite,
}: Pick<ProductScreenProps, "listing" | "isFavorite" | "onFavorite">) {
  const isSaved = isFavorite(listing.heirloopId);
  return (
    <div className={styles.pictures}>
      <Gallery
        label={`Pictures of ${listing.title}`}
        pictures={listing.images.map((src, at) => ({
          src,
          alt: pictureAlt(listing.title, src, at),
        }))}
        sizes={stagePicture.sizes}
        corner={
          <IconButton
            icon={Heart}
            variant="onPicture"
            label={isSaved ? "Remove from favorites" : "Add to favorites"}
            pressed={isSaved}
            {...markPersonalPart({ part: "favorite", heirloopId: listing.heirloopId })}
            {...formAction(isSaved ? "unfavorite" : "favorite", listing.heirloopId, () =>
              onFavorite(listing),
            )}
          />
        }
      />
    </div>
  );
}

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

function About({ listing, fit, lowest }: Pick<ProductScreenProps, "listing" | "fit" | "lowest">) {
  const histories = listing.priceHistory.length > 1;
  return (
    <div className={styles.about}>
      <Stack gap="l">
        <Text size="lead" measure lines>
          {listing.description}
        </Text>
        <Accordion
          items={[
            {
              id: "condition",
              title: "Condition",
              aside: conditionNames[listing.condition].name,
              open: true,
              content: (
                <Text measure lines>
                  {listing.conditionNotes ?? conditionNames[listing.condition].meaning}
                </Text>
              ),
            },
            {
              id: "facts",
              title: "Details",
              open: true,
              content: <KeyValueList items={getFacts(listing)} />,
            },
            ...(histories
              ? [
                  {
                    id: "price",
                    title: "Price history",
                    content: <PriceHistory history={listing.priceHistory} lowest={lowest} />,
                  },
                ]
              : []),
          ]}
        />
      </Stack>
      <Stack gap="s">
        <Heading level={3}>To scale</Heading>
        <ScaleDrawing dimensions={listing.dimensions} />
        <Text size="small" tone="soft">
          Its front beside a person of 5 ft 8 in.
        </Text>
        <FitPanel {...fit} />
      </Stack>
    </div>
  );
}

/** Visitors ask in one form; the seller answers below each question. */
function Questions({
  listing,
  own,
  questions,
  ask,
}: Pick<ProductScreenProps, "listing" | "own" | "questions" | "ask">) {
  const open = questions.filter(({ answer }) => answer === null).length;
  return (
    <Section title="Questions and answers" id="askSellerTarget">
      <div className={own ? undefined : styles.about}>
        {questions.length > 0 ? (
          <Stack gap="m">
            {own && open > 0 && (
              <Text tone="soft">
                {open === 1
                  ? "One question waits for your answer."
                  : `${open} questions wait for your answer.`}
              </Text>
            )}
            <QuestionList
              questions={questions}
              sellerName={listing.seller.firstName}
              answering={own ? ask : undefined}
            />
          </Stack>
        ) : (
          <Text tone="soft">
            {own
              ? "Nobody has asked anything yet. You answer here when somebody does."
              : "Nobody has asked anything yet."}
          </Text>
        )}
        {!own && <AskForm {...ask} />}
      </div>
    </Section>
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
  onMessageSeller,
  fit,
  lowest,
  makerHref,
  own,
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
      <div className={styles.top}>
        <Pictures {...{ listing, isFavorite, onFavorite }} />
        <div className={styles.side}>
          <Title listing={listing} makerHref={makerHref} />
          <BuyPanel {...buying} />
          <ShareButton {...share} />
          <div className={styles.rule}>
            <DeliveryOptions listing={listing} region={region} estimate={deliveryEstimate} />
          </div>
          <div className={styles.rule}>
            <SellerCard
              seller={listing.seller}
              actions={
                !own && (
                  <Button
                    size="small"
                    icon={MessageCircle}
                    {...formAction("message-seller", listing.heirloopId, onMessageSeller)}
                  >
                    Message the seller
                  </Button>
                )
              }
            />
          </div>
        </div>
      </div>
      {/* Visitors of a sold listing see what is still available first. */}
      {listing.status !== "active" && <Alike {...{ listing, isFavorite, onFavorite }} />}
      <Section title="About this piece">
        <About listing={listing} fit={fit} lowest={lowest} />
      </Section>
      <Questions {...{ listing, own, questions, ask }} />
      {listing.status === "active" && <Alike {...{ listing, isFavorite, onFavorite }} />}
    </Container>
  );
}
