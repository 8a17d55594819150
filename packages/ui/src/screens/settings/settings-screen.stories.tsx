import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { userSchema } from "@heirloop/contract/user/user.schema";
import { PictureUpload } from "../../patterns/picture-upload/picture-upload.tsx";
import { ThemeForm } from "../../patterns/theme-form/theme-form.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

const user = userSchema.parse({
  _id: "user-maren-0001",
  firstName: "Maren",
  lastName: "Okafor",
  email: "maren@example.com",
  emailVerified: true,
  pendingEmail: null,
  phone: null,
  slug: "maren",
  picture: null,
  admin: false,
  isBusiness: false,
  locationInfo: { coordinates: null },
  blocked: false,
  stripeConnect: { connected: false },
  home: null,
  impersonatedBy: null,
});

/** As the app hands it in. */
const picture = (
  <PictureUpload
    pictures={[]}
    room={1}
    accept="image/*"
    label="Choose a picture"
    name="picture"
    getPreview={() => undefined}
    onChoose={() => undefined}
    onAct={() => undefined}
  />
);

const meta = preview.meta({
  component: SettingsScreen,
  title: "Screens/Settings",
  parameters: { frame: "screen" },
  args: {
    user,
    picture,
    place: null,
    theme: <ThemeForm tone="page" chosen="system" next="/settings" onChoose={() => undefined} />,
  },
});

export const Default = meta.story();
/** An admin inside the account is not asked for what would be refused. */
export const Impersonated = meta.story({
  args: { user: { ...user, impersonatedBy: { _id: user._id, firstName: "Opal" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only the owner changes these/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Change email" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Change password" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeVisible();
  },
});
export const EmailUnconfirmed = meta.story({
  args: { user: { ...user, emailVerified: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Open the link that we sent to maren@example.com/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Resend email" })).toBeVisible();
  },
});
export const EmailResent = meta.story({
  args: { user: { ...user, emailVerified: false }, answer: { form: "resend", saved: true } },
});
export const EmailChangePending = meta.story({
  args: { user: { ...user, pendingEmail: "maren@new.example.com" }, answer: { form: "email", saved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Keep maren@example.com" })).toBeVisible();
  },
});
export const WithCity = meta.story({
  args: { place: "San Francisco, CA" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "City" })).toHaveValue("San Francisco, CA");
  },
});
export const Saved = meta.story({ args: { answer: { form: "profile", saved: true } } });
export const PasswordIncorrect = meta.story({
  args: {
    answer: {
      form: "email",
      problem: "Email or password is not right",
      values: { email: "new@example.com" },
    },
  },
});
export const PasswordTooShort = meta.story({
  args: { answer: { form: "password", errors: { newPassword: "Use at least 10 characters" } } },
});
export const PictureSaved = meta.story({ args: { answer: { form: "picture", saved: true } } });
export const HomeMeasured = meta.story({
  args: {
    user: {
      ...user,
      home: {
        doorway: { width: 32, height: 79.5 },
        stairs: { width: 36, headroom: 84, landing: null },
        lift: null,
      },
    },
  },
});
