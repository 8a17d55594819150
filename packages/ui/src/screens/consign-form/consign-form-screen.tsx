import { capitalize } from "@heirloop/contract/label/label";
import { conditions } from "@heirloop/contract/listing/condition";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { numberOf } from "@heirloop/contract/number/number-of";
import type { ConsignStep } from "@heirloop/machines/consignment/consign-steps";
import { useEffect, useRef } from "react";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Stepper } from "../../components/stepper/stepper.tsx";
import { Text } from "../../components/text/text.tsx";
import { conditionNames } from "../../patterns/condition/condition-names.ts";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { focusFirstError } from "../../theme/focus-form-result.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./consign-form-screen.css.ts";
import { OfferedShops } from "./offered-shops.tsx";
import { consignFields, type ConsignFieldsProps, type ConsignValues } from "./consign-fields.tsx";

/**
 * A form of five steps, all rendered: JavaScript shows one at a time, and without it the form is one long page. It is
 * posted to its own URL with the fields of `ConsignValues` and, per picture, `images` (a URL) or `imagesFile` (the
 * file).
 */
export type ConsignFormScreenProps = Omit<ConsignFieldsProps, "errors"> &
  FormState & {
    step: ConsignStep;
    /** URLs of the uploaded pictures, for the review step. */
    images: readonly string[];
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

type ReviewProps = Pick<ConsignFormScreenProps, "values" | "images" | "expectedPrice" | "shops">;

/** "72 in wide, 38 in deep, 29.5 in high", of what is typed so far. */
function formatSize({ width, depth, height }: ConsignValues): string {
  const sizes = [
    [width, "wide"],
    [depth, "deep"],
    [height, "high"],
  ] as const;
  return sizes
    .flatMap(([typed, name]) => {
      const inches = numberOf(typed ?? "");
      return inches === undefined ? [] : [`${inches} in ${name}`];
    })
    .join(", ");
}

function getReview(values: ConsignValues, expectedPrice: number | undefined) {
  const { title, kind, brand, age, condition, place, zip, pickupAccess } = values;
  const known = conditions.find((one) => one === condition);
  const rows: ReadonlyArray<readonly [string, string | undefined]> = [
    ["Piece", title],
    ["Kind", kind],
    ["Maker", brand],
    ["Age", age && capitalize(age)],
    ["Condition", known && conditionNames[known].name],
    ["Size", formatSize(values)],
    ["Place", [place, zip].filter(Boolean).join(" ")],
    ["Getting to it", pickupAccess],
    ["Expected price", expectedPrice === undefined ? undefined : formatCents(expectedPrice)],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}

function Review({ values, images, expectedPrice, shops }: ReviewProps) {
  return (
    <Stack gap="l">
      <ul className={styles.thumbnails} aria-label="Pictures">
        {images.map((image, index) => (
          <li key={image} className={styles.thumbnail}>
            <Picture src={image} alt={`Picture ${index + 1}`} size="thumbnail" sizes="72px" />
          </li>
        ))}
      </ul>
      <KeyValueList items={getReview(values, expectedPrice)} />
      <OfferedShops shops={shops} />
      <Text size="small" tone="soft" measure>
        The first shop that takes the piece names its price and your share, and comes to collect it. Until
        then you can withdraw it at any time.
      </Text>
    </Stack>
  );
}

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
            Five short pages. What you type stays in this browser until you send it.
          </Text>
        </Stack>
        <div className={styles.scripted}>
          <Stepper
            label="Offering a piece"
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
                  {Fields ? <Fields {...given} errors={errors} /> : <Review {...given} />}
                </Stack>
              </section>
            );
            return id === "review" ? (
              <div key={id} className={styles.review}>
                {page}
              </div>
            ) : (
              page
            );
          })}
          <div className={styles.buttons}>
            {before && (
              <span className={styles.scripted}>
                <Button variant="quiet" onClick={() => onStep(before.id)}>
                  Back
                </Button>
              </span>
            )}
            <span className={styles.forth}>
              {!last && (
                <span className={styles.scripted}>
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
