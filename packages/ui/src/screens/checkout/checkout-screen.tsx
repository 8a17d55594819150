import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useEffect } from "react";
import { Container } from "../../components/container/container.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { CardForm } from "../../patterns/card-form/card-form.tsx";
import { focusFormResult } from "../../theme/focus-form-result.ts";
import { FormErrors } from "../../theme/form-errors.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { CheckoutError } from "./checkout-error.tsx";
import { ContactFields, PromoField, DeliveryFields } from "./checkout-fields.tsx";
import { CheckoutNotices } from "./checkout-notices.tsx";
import { PayButton } from "./pay-button.tsx";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";
import * as styles from "./checkout-screen.css.ts";
import { useFormDraft } from "./use-form-draft.ts";

/** Text is reported when its field is left, a choice at once. */
const isTextField = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement && field.type !== "radio" && field.type !== "checkbox";

/** `/checkout`: buying, or sending an offer. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const {
    stage,
    listings,
    offerAmount,
    draft,
    deliveryTypes,
    quote,
    readiness,
    errors,
    answer,
    openOffer = null,
    gatewayForm,
    emailNotice,
    onChange,
    onSubmit,
    onConfirmed,
  } = props;
  const offer = offerAmount !== null;
  const { form, type, read, report } = useFormDraft(draft, onChange);
  useEffect(() => {
    if (form.current) focusFormResult(form.current);
  }, [form, errors, stage.name]);
  return (
    <Container>
      <PageLayout>
        <Stack gap="s">
          <Heading level={1}>{offer ? "Send your offer" : "Checkout"}</Heading>
          {offer && (
            <Text tone="soft" measure>
              The seller has {formatDuration(constants.offerExpiry)} to accept, decline or counter. Your card
              is saved and charged only if you both agree; delivery and tax come on top of the offer.
            </Text>
          )}
        </Stack>
        <CheckoutNotices {...props} />
        <div className={styles.layout}>
          <div className={styles.summary}>
            <CheckoutSummary {...props} type={type} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It reports what is entered when one of its fields is left or chosen. */}
          <form
            ref={form}
            noValidate
            className={styles.form}
            onBlur={report}
            onChange={({ target }) => {
              if (!isTextField(target)) report();
            }}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit(read());
            }}
          >
            <FormErrors errors={errors}>
              <section className={styles.part}>
                <ContactFields draft={draft} errors={errors} />
              </section>
              <section className={styles.part}>
                <DeliveryFields
                  draft={draft}
                  errors={errors}
                  deliveryTypes={deliveryTypes}
                  quote={quote}
                  type={type}
                />
              </section>
              <section className={styles.part}>
                <Fieldset legend="Payment">
                  <CardForm card={draft.card} errors={errors} gatewayForm={gatewayForm} />
                </Fieldset>
              </section>
              {!offer && (
                <section className={styles.part}>
                  <Stack gap="m">
                    <PromoField draft={draft} errors={errors} quote={quote} onApply={report} />
                    {emailNotice}
                  </Stack>
                </section>
              )}
              <CheckoutError {...{ stage, answer, openOffer, listings, offerAmount, onConfirmed }} />
              <Stack gap="s">
                <PayButton {...{ stage, readiness, quote, offerAmount, type }} address={draft.address} />
                <Text size="small" tone="soft">
                  {offer
                    ? "Nothing is charged now. "
                    : `${listings.length > 1 ? "Sellers are paid only after their pieces have" : "The seller is paid only after the piece has"} reached you. `}
                  You are covered by <TextLink href={pageUrls.buyerProtection()}>buyer protection</TextLink>.
                </Text>
              </Stack>
            </FormErrors>
          </form>
        </div>
      </PageLayout>
    </Container>
  );
}
