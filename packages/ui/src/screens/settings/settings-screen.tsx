import { business } from "@heirloop/contract/business/business-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Divider } from "../../components/divider/divider.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { FieldErrors, FormState } from "../../patterns/form/field-errors.ts";
import { PageFrame } from "../../patterns/page-frame/page-frame.tsx";
import { AppForm } from "../../theme/form.tsx";

/** The value of the hidden field `intent` of each form. */
export type SettingsForm = "profile" | "email" | "password";

type Answer = FormState & {
  form: SettingsForm;
  saved?: boolean;
  values?: Partial<Record<"firstName" | "lastName" | "phone" | "email", string>>;
};

/**
 * Three forms, posted to their own address: profile (`firstName`, `lastName`, `phone`), email (`email`, `password`),
 * password (`password`, `newPassword`).
 */
export type SettingsScreenProps = {
  user: User;
  /** Answer to the form that was sent last. */
  answer?: Answer;
};

type PartProps = {
  form: SettingsForm;
  title: string;
  intro?: string;
  saved: string;
  action: string;
  answer: Answer | undefined;
  children: (errors: FieldErrors) => ReactNode;
};

function Part({ form, title, intro, saved, action, answer, children }: PartProps) {
  const mine = answer?.form === form ? answer : undefined;
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      {intro && <Text tone="soft">{intro}</Text>}
      {mine?.saved && (
        <Banner tone="success" announce>
          {saved}
        </Banner>
      )}
      {mine?.problem && (
        <Banner tone="danger" announce>
          {mine.problem}
        </Banner>
      )}
      {/* A saved form begins anew, so that no password stays behind in it. */}
      <AppForm key={mine?.saved ? "saved" : "open"} method="post" noValidate preventScrollReset>
        <Stack gap="m">
          <input type="hidden" name="intent" value={form} />
          {children(mine?.errors ?? {})}
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

/** `/settings` */
export function SettingsScreen({ user, answer }: SettingsScreenProps) {
  const kept = answer && !answer.saved ? answer.values : undefined;
  return (
    <Container width="text">
      <PageFrame>
        <Stack gap="xs">
          <Heading level={1}>Settings</Heading>
          <Text tone="soft">
            Others see your first name only.{" "}
            <TextLink href={pageUrls.profile(user.slug)}>See your profile as they do</TextLink>
          </Text>
        </Stack>
        <Part form="profile" title="You" saved="Your details are saved." action="Save" answer={answer}>
          {(errors) => (
            <>
              <Grid columns="two" gap="m">
                <TextField
                  label="First name"
                  name="firstName"
                  autoComplete="given-name"
                  required
                  defaultValue={kept?.firstName ?? user.firstName}
                  error={errors["firstName"]}
                />
                <TextField
                  label="Last name"
                  name="lastName"
                  autoComplete="family-name"
                  required
                  defaultValue={kept?.lastName ?? user.lastName}
                  error={errors["lastName"]}
                />
              </Grid>
              <TextField
                label="Phone"
                name="phone"
                type="tel"
                autoComplete="tel"
                optional
                defaultValue={kept?.phone ?? user.phone ?? ""}
                error={errors["phone"]}
              />
            </>
          )}
        </Part>
        <Divider />
        <Part
          form="email"
          title="Email"
          intro="Where we write to you, and what you log in with."
          saved="Your new address is saved."
          action="Change email"
          answer={answer}
        >
          {(errors) => (
            <>
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                required
                defaultValue={kept?.email ?? user.email}
                error={errors["email"]}
              />
              <TextField
                label="Your password"
                name="password"
                type="password"
                autoComplete="current-password"
                required
                error={errors["password"]}
              />
            </>
          )}
        </Part>
        <Divider />
        <Part
          form="password"
          title="Password"
          intro="All other devices are logged out when you change it."
          saved="Your new password is saved."
          action="Change password"
          answer={answer}
        >
          {(errors) => (
            <>
              <TextField
                label="Password now"
                name="password"
                type="password"
                autoComplete="current-password"
                required
                error={errors["password"]}
              />
              <TextField
                label="New password"
                name="newPassword"
                type="password"
                autoComplete="new-password"
                required
                hint={`At least ${business.passwordMinimumLength} characters.`}
                error={errors["newPassword"]}
              />
            </>
          )}
        </Part>
      </PageFrame>
    </Container>
  );
}
