import type { ReactNode } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { AppForm } from "../../theme/form.tsx";
import { type SettingsTopic, settingsTopics } from "./settings-topics.ts";

/** The value of the hidden field `intent` of each form. */
export type SettingsForm = "profile" | "picture" | "email" | "password" | "pickup" | "delivery" | "resend";

export type SettingsResult = FormState & {
  form: SettingsForm;
  saved?: boolean;
  values?: Partial<Record<"firstName" | "lastName" | "phone" | "place" | "email", string>>;
};

export type SettingsPartProps = {
  /** Which part of the page it is. */
  topic: SettingsTopic;
  form: SettingsForm;
  intro?: string;
  saved: string;
  action: string;
  /** It may carry a file. */
  withFile?: boolean;
  answer: SettingsResult | undefined;
  /** Initial values of its fields. */
  values?: SettingsResult["values"];
  children: (field: ReturnType<typeof getFields<string>>) => ReactNode;
};

/** One form with its result. */
export function SettingsPart({
  topic,
  form,
  intro,
  saved,
  action,
  withFile,
  answer,
  values,
  children,
}: SettingsPartProps) {
  const mine = answer?.form === form ? answer : undefined;
  // Typed values stay after saving: the form remounts before the user is reloaded.
  const field = getFields<string>({ ...values, ...answer?.values }, mine?.errors);
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading" id={topic}>
        {settingsTopics[topic]}
      </Heading>
      {intro && <Text tone="soft">{intro}</Text>}
      {mine?.saved && (
        <Banner tone="success" announce>
          {saved}
        </Banner>
      )}
      <ProblemBanner problem={mine?.problem} />
      {/* A saved form remounts, so that no password stays in it. */}
      <AppForm
        key={mine?.saved ? "saved" : "open"}
        method="post"
        errors={mine?.errors}
        noValidate
        preventScrollReset
        {...(withFile ? { encType: "multipart/form-data" } : {})}
      >
        <Stack gap="m">
          <input type="hidden" name="intent" value={form} />
          {children(field)}
          <div>
            <Button type="submit" busy={mine?.busy ?? false}>
              {action}
            </Button>
          </div>
        </Stack>
      </AppForm>
    </Stack>
  );
}
