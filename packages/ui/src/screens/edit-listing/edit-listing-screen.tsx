import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode, Ref } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { ConfirmedButton } from "../../patterns/confirm/confirmed-button.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { ListingForm } from "../../patterns/listing-form/listing-form.tsx";
import type { ListingValues } from "../../patterns/listing-form/listing-values.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { getTakeDownConfirmation } from "../../patterns/shop-table/take-down-confirmation.ts";
import { TakenDownNotice } from "../../patterns/taken-down/taken-down-notice.tsx";
import { AppForm } from "../../theme/form.tsx";

/** Posted to its own address; `intent` is `save`, `save-and-put-up` or `retire`. */
export type EditListingScreenProps = FormState & {
  /** The current listing; null for a new one. */
  listing: Pick<Listing, "heirloopId" | "slug" | "title" | "status" | "soldTo" | "takenDownReason"> | null;
  values: ListingValues;
  /** City and state of the listing or its seller; null when unknown. */
  place: string | null;
  /** Below the price: what comparable pieces have sold for. */
  priceGuide?: ReactNode;
  /** The owner's share in percent of a consigned piece. */
  ownerPercent?: number | null;
  /** A shop's delivery terms are in its settings. */
  isShop?: boolean;
  /** Submitted unchanged with the form, to detect the changed fields. */
  loaded?: string | undefined;
  /** The picture upload with its fields. */
  pictures: ReactNode;
  /** Link to the seller's listings. */
  listHref: string;
  /** It was saved just now, `relisted` together with putting it up for sale. */
  saved?: "saved" | "relisted" | undefined;
  formRef?: Ref<HTMLFormElement> | undefined;
  /**
   * What became of text that was typed before a reload and not saved: it is in the form, or it was discarded because
   * the listing has been changed since.
   */
  draft?: "restored" | "outdated" | undefined;
  onDiscardDraft?: (() => void) | undefined;
};

function DraftBanner({ draft, onDiscardDraft }: Pick<EditListingScreenProps, "draft" | "onDiscardDraft">) {
  if (draft === undefined) return null;
  if (draft === "outdated")
    return (
      <Banner tone="warning" announce>
        This listing was changed elsewhere after you typed here. You see the saved version, and what you typed
        is discarded.
      </Banner>
    );
  return (
    <Banner
      announce
      actions={
        <Button type="button" size="small" onClick={onDiscardDraft}>
          Discard changes
        </Button>
      }
    >
      We restored what you typed here. It is not saved yet.
    </Banner>
  );
}

/** A piece that its seller took down, or that has no pictures yet. What became of the form is announced instead. */
function NotForSale({ listing, saved, problem, errors }: EditListingScreenProps) {
  if (listing?.status !== "inactive" || listing.takenDownReason !== undefined) return null;
  return (
    <Banner announce={(saved ?? problem ?? errors) === undefined}>
      This piece is not for sale. You can list it for sale below the form.
    </Banner>
  );
}

function Sold({
  listing,
  listHref,
}: {
  listing: NonNullable<EditListingScreenProps["listing"]>;
  listHref: string;
}) {
  return (
    <Stack gap="l">
      <Banner>This piece has been sold and can no longer be changed.</Banner>
      <Inline gap="s">
        {listing.soldTo !== null && (
          <ButtonLink variant="primary" href={pageUrls.order(listing.soldTo)}>
            See the sale
          </ButtonLink>
        )}
        <ButtonLink href={listHref}>All your pieces</ButtonLink>
      </Inline>
    </Stack>
  );
}

function Actions({ listing, busy }: { listing: EditListingScreenProps["listing"]; busy: boolean }) {
  if (listing === null)
    return (
      <div>
        <Button type="submit" variant="primary" size="large" name="intent" value="save" busy={busy}>
          List for sale
        </Button>
      </div>
    );
  const save = { type: "submit", size: "large", name: "intent", busy } as const;
  if (listing.takenDownReason !== undefined)
    return (
      <div>
        <Button {...save} variant="primary" value="save">
          Save
        </Button>
      </div>
    );
  if (listing.status === "inactive")
    return (
      <Inline gap="s">
        <Button {...save} variant="primary" value="save-and-put-up">
          Save and list for sale
        </Button>
        <Button {...save} variant="quiet" value="save">
          Save only
        </Button>
      </Inline>
    );
  return (
    <Inline gap="s">
      <Button {...save} variant="primary" value="save">
        Save
      </Button>
      <ConfirmedButton
        confirmation={getTakeDownConfirmation(listing.title)}
        variant="quiet"
        size="large"
        full={false}
        busy={busy}
        submit={{ name: "intent", value: "retire" }}
      >
        Take it down
      </ConfirmedButton>
    </Inline>
  );
}

function Form({
  listing,
  saved,
  errors = {},
  problem,
  busy = false,
  formRef,
  ...form
}: EditListingScreenProps) {
  const wrong = Object.keys(errors).length;
  return (
    <AppForm ref={formRef} method="post" errors={errors} noValidate encType="multipart/form-data">
      {form.loaded && <input type="hidden" name="loaded" value={form.loaded} />}
      <Stack gap="xl">
        {saved && (
          <Banner
            tone="success"
            announce
            actions={
              listing?.status === "active" && (
                <TextLink href={pageUrls.product(listing)}>See your listing</TextLink>
              )
            }
          >
            {saved === "relisted" ? "Saved. It is for sale now." : "Saved."}
          </Banner>
        )}
        <DraftBanner draft={form.draft} onDiscardDraft={form.onDiscardDraft} />
        <ProblemBanner problem={problem} />
        {wrong > 0 && (
          <Banner tone="danger" announce>
            {wrong === 1 ? "Please check one field." : `Please check ${wrong} fields.`}
          </Banner>
        )}
        <ListingForm
          values={form.values}
          errors={errors}
          pictures={form.pictures}
          place={form.place}
          priceGuide={form.priceGuide}
          ownerPercent={form.ownerPercent ?? null}
          isShop={form.isShop ?? false}
        />
        <Actions listing={listing} busy={busy} />
      </Stack>
    </AppForm>
  );
}

/** `/edit` for a new listing, `/edit/{heirloopId}` for the user's own. */
export function EditListingScreen(props: EditListingScreenProps) {
  const { listing, listHref } = props;
  return (
    <Container width="text">
      <PageLayout>
        <Stack gap="m">
          <BackLink href={listHref}>My pieces</BackLink>
          <Heading level={1}>{listing === null ? "Sell a piece" : "Edit your piece"}</Heading>
          {listing === null ? (
            <Text size="lead" tone="soft" measure>
              Clear pictures and a plain description sell best. Buyers can see the piece as soon as you list
              it.
            </Text>
          ) : (
            <Text tone="soft">{listing.title}</Text>
          )}
        </Stack>
        {listing && <TakenDownNotice listing={listing} />}
        <NotForSale {...props} />
        {listing?.status === "sold" ? <Sold listing={listing} listHref={listHref} /> : <Form {...props} />}
      </PageLayout>
    </Container>
  );
}
