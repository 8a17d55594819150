import type { ConsignStep } from "@heirloop/machines/consignment/consign-steps";
import { useEffect, useRef } from "react";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Stepper } from "../../components/stepper/stepper.tsx";
import { Text } from "../../components/text/text.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { focusFirstError } from "../../theme/focus-form-result.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import { withScripts } from "../../theme/with-scripts.css.ts";
import * as styles from "./consign-form-screen.css.ts";
import { consignFields, type ConsignFieldsProps } from "./consign-fields.tsx";
import { ConsignReview, type ConsignReviewProps } from "./consign-review.tsx";

/**
 * A form of five steps, all rendered: JavaScript shows one at a time, and without it the form is one long page. It is
 * posted to its own URL with the fields of `ConsignValues` and, per picture, `images` (a URL) or `imagesFile` (the
 * file).
 */
export type ConsignFormScreenProps = Omit<ConsignFieldsProps, "errors"> &
  Pick<ConsignReviewProps, "images"> &
  FormState & {
    step: ConsignStep;
    /** With the current values. */
    onTyped: (form: HTMLFormElement) => void;
    onNext: (form: HTMLFormElement) => void;
    onStep: (step: ConsignStep) => void;
  };

const pages: ReadonlyArray<{ id: ConsignStep; label: string; title: string }> = [
  { id: "pictures", label: "Pictures", title: "Pictures of the piece" },
  { id: "piece", label: "The piece", title: "What is it?" },
  { id: "place", label: "Place", title: "Where is it?" },
  { id: "price", label: "Price", title: "What price do you expect?" },
  { id: "review", label: "Review", title: "Does this look right?" },
];

/** `/consign-form`: a user consigns a piece. */
export function ConsignFormScreen({
  step,
  errors = {},
  problem,
  busy = false,
  onTyped,
  onNext,
  onStep,
  ...given
}: ConsignFormScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const here = useRef<HTMLElement>(null);
  const shown = useRef(step);
  const at = pages.findIndex(({ id }) => id === step);
  const before = pages[at - 1];
  const last = step === "review";

  // A new step starts at its top; an invalid field gets the focus.
  useEffect(() => {
    if (shown.current !== step) here.current?.focus();
    shown.current = step;
  }, [step]);
  useEffect(() => {
    if (form.current) focusFirstError(form.current);
  }, [errors]);

  return (
    <Container width="text">
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Consign a piece</Heading>
          <Text tone="soft" measure>
            This takes five short steps. Your entries stay in this browser until you submit them.
          </Text>
        </Stack>
        <div className={withScripts}>
          <Stepper
            label="Steps to consign a piece"
            steps={pages.map(({ id, label }) => ({ id, label }))}
            current={step}
            onBack={(id) => {
              const page = pages.find((one) => one.id === id);
              if (page) onStep(page.id);
            }}
          />
        </div>
        <ProblemBanner problem={problem} />
        <AppForm
          ref={form}
          method="post"
          errors={errors}
          encType="multipart/form-data"
          noValidate
          onInput={(event) => onTyped(event.currentTarget)}
          onSubmit={(event) => {
            if (last) return;
            event.preventDefault();
            onNext(event.currentTarget);
          }}
        >
          {pages.map(({ id, title }) => {
            const Fields = id === "review" ? null : consignFields[id];
            const page = (
              <section
                key={id}
                ref={id === step ? here : undefined}
                tabIndex={-1}
                aria-labelledby={`page-${id}`}
                className={id === step ? styles.page : styles.turned}
              >
                <Stack gap="l">
                  <Heading level={2} id={`page-${id}`}>
                    {title}
                  </Heading>
                  {Fields ? <Fields {...given} errors={errors} /> : <ConsignReview {...given} />}
                </Stack>
              </section>
            );
            return id === "review" ? (
              <div key={id} className={withScripts}>
                {page}
              </div>
            ) : (
              page
            );
          })}
          <div className={styles.buttons}>
            {before && (
              <span className={withScripts}>
                <Button variant="quiet" onClick={() => onStep(before.id)}>
                  Back
                </Button>
              </span>
            )}
            <span className={styles.forth}>
              {!last && (
                <span className={withScripts}>
                  <Button variant="primary" size="large" onClick={() => form.current && onNext(form.current)}>
                    Continue
                  </Button>
                </span>
              )}
              <span className={last ? styles.send : styles.sendLater}>
                <Button type="submit" variant="primary" size="large" busy={busy}>
                  Submit this piece
                </Button>
              </span>
            </span>
          </div>
        </AppForm>
      </PageLayout>
    </Container>
  );
}
