import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { FitAlerts } from "@heirloop/machines/saved-search/fit-alerts";
import { useEffect, useRef } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { focusFirstError } from "../../theme/focus-form-result.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./will-it-fit-screen.css.ts";

type Field =
  | "doorwayWidth"
  | "doorwayHeight"
  | "stairsWidth"
  | "stairsHeadroom"
  | "stairsLanding"
  | "elevatorWidth"
  | "elevatorHeight"
  | "elevatorDepth";

/** Posted to its own address with the fields named above, in inches; `intent` is `clear` to delete the measurements. */
export type WillItFitScreenProps = FormState & {
  /** The saved measurements. */
  home: HomeMeasurements | null;
  /** Saved with the account; a guest's stay in the browser. */
  signedIn: boolean;
  /** What the measurements mean for alerts of the user's saved searches. */
  fitAlerts: FitAlerts;
  /** The page to return to. */
  next: string | null;
  /** As it was typed, after a try that did not succeed. */
  values?: Readonly<Partial<Record<Field, string>>> | undefined;
};

function storedValues(home: HomeMeasurements | null): Readonly<Partial<Record<Field, string>>> {
  const text = (inches: number | null | undefined) =>
    inches === null || inches === undefined ? "" : String(inches);
  return {
    doorwayWidth: text(home?.doorway.width),
    doorwayHeight: text(home?.doorway.height),
    stairsWidth: text(home?.stairs?.width),
    stairsHeadroom: text(home?.stairs?.headroom),
    stairsLanding: text(home?.stairs?.landing),
    elevatorWidth: text(home?.lift?.width),
    elevatorHeight: text(home?.lift?.height),
    elevatorDepth: text(home?.lift?.depth),
  };
}

/** `/will-it-fit`: the user's doors, stairs and elevator. */
export function WillItFitScreen({
  home,
  signedIn,
  fitAlerts,
  next,
  values = storedValues(home),
  errors = {},
  problem,
  busy = false,
}: WillItFitScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) focusFirstError(form.current);
  }, [errors]);
  const side = (name: Field, label: string, optional = false) => (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      suffix="in"
      optional={optional}
      defaultValue={values[name] ?? ""}
      error={errors[name]}
    />
  );
  return (
    <Container width="text">
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Will it fit?</Heading>
          <Text tone="soft" measure>
            Measure the way into your home once: the clear opening, with the door open and without the frame.
            We then show whether each piece fits, and which way to turn it.
          </Text>
        </Stack>
        {home && (
          <Banner tone="success">
            Your measurements are saved.{" "}
            <TextLink href={next ?? pageUrls.collections("fits=1")}>
              {next ? "Back to where you were" : "See what fits"}
            </TextLink>
          </Banner>
        )}
        {fitAlerts === "waiting" && (
          <Banner tone="warning">
            Your saved searches for pieces that fit send no alerts until you save your measurements.
          </Banner>
        )}
        <ProblemBanner problem={problem} />
        <AppForm ref={form} method="post" errors={errors} noValidate>
          <Stack gap="xl">
            <Fieldset legend="The narrowest doorway" hint="Of all the doors between the street and the room.">
              <div className={styles.sides}>
                {side("doorwayWidth", "Width")}
                {side("doorwayHeight", "Height")}
              </div>
            </Fieldset>
            <Fieldset
              legend="Stairs"
              hint="Leave this empty if there are none. The landing is where the piece has to turn; a straight flight has none."
            >
              <div className={styles.sides}>
                {side("stairsWidth", "Clear width", true)}
                {side("stairsHeadroom", "Headroom", true)}
                {side("stairsLanding", "Landing’s depth", true)}
              </div>
            </Fieldset>
            <Fieldset legend="Elevator" hint="Leave this empty if there is none.">
              <div className={styles.sides}>
                {side("elevatorWidth", "Door’s width", true)}
                {side("elevatorHeight", "Door’s height", true)}
                {side("elevatorDepth", "Depth inside", true)}
              </div>
            </Fieldset>
            <Text size="small" tone="soft">
              {signedIn
                ? "Saved in your account, and not shown to anyone."
                : "Saved only in this browser. Log in first to use them on your other devices."}
            </Text>
            {home && fitAlerts === "sent" && (
              <Text size="small" tone="soft">
                If you clear your measurements, your saved searches for pieces that fit send no more alerts.
              </Text>
            )}
            <div className={styles.buttons}>
              <Button type="submit" variant="primary" busy={busy}>
                Save these measurements
              </Button>
              {home && (
                <Button type="submit" variant="quiet" name="intent" value="clear">
                  Clear measurements
                </Button>
              )}
            </div>
          </Stack>
        </AppForm>
      </PageLayout>
    </Container>
  );
}
