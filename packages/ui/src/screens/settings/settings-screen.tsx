import type { User } from "@heirloop/contract/user/user.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";

/** The value of the hidden field `intent` of each form. */
export type SettingsForm = "profile" | "email" | "password";

/**
 * Three forms, posted to their own address: profile (`firstName`, `lastName`, `phone`), email (`email`, `password`),
 * password (`password`, `newPassword`).
 */
export type SettingsScreenProps = {
  user: User;
  /** Answer to the form that was sent last. */
  answer?: FormState & { form: SettingsForm; saved?: boolean; values?: Partial<Record<"firstName" | "lastName" | "phone" | "email", string>> };
};

/** `/settings` */
export function SettingsScreen(_props: SettingsScreenProps) {
  return (
    <Container width="narrow">
      <Heading level={1}>Settings</Heading>
    </Container>
  );
}
