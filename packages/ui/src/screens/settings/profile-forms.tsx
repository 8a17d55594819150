import { formatPhone } from "@heirloop/contract/user/phone-number";
import type { User } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import { Divider } from "../../components/divider/divider.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { HubPicker } from "../../patterns/hub-picker/hub-picker.tsx";
import { SettingsPart, type SettingsResult } from "./settings-part.tsx";

type ProfileFormsProps = {
  user: User;
  /** City and state of where the person is; null while they have not said. */
  place: string | null;
  /** The avatar upload with its field. */
  picture: ReactNode;
  /** Result of the last form. */
  answer: SettingsResult | undefined;
};

/** Name, phone, city and picture. */
export function ProfileForms({ user, place, picture, answer }: ProfileFormsProps) {
  return (
    <>
      <SettingsPart
        form="profile"
        topic="you"
        saved="Your details are saved."
        action="Save"
        values={{
          firstName: user.firstName,
          lastName: user.lastName,
          phone: user.phone === null ? "" : formatPhone(user.phone),
        }}
        answer={answer}
      >
        {(field) => (
          <>
            <Grid columns="two" gap="m">
              <TextField label="First name" autoComplete="given-name" required {...field("firstName")} />
              <TextField label="Last name" autoComplete="family-name" required {...field("lastName")} />
            </Grid>
            <TextField label="Phone" type="tel" autoComplete="tel" optional {...field("phone")} />
            <HubPicker
              // A saved city is the one to begin from.
              key={place}
              label="City"
              optional
              name="place"
              hint="The city nearest to you, so that buyers around it find what you sell. Each piece can be somewhere else."
              place={place}
              value={field("place").defaultValue || undefined}
              error={field("place").error}
            />
          </>
        )}
      </SettingsPart>
      <Divider />
      <SettingsPart
        form="picture"
        topic="picture"
        intro="Shown next to your messages, reviews and listings."
        saved="Your picture is saved."
        action="Save picture"
        withFile
        answer={answer}
      >
        {(field) => (
          <>
            {picture}
            {field("picture").error && (
              <Text size="small" tone="danger">
                {field("picture").error}
              </Text>
            )}
          </>
        )}
      </SettingsPart>
    </>
  );
}
