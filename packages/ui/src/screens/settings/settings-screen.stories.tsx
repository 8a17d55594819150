import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { userSchema } from "@heirloop/contract/user/user.schema";
import { PictureUpload } from "../../patterns/picture-upload/picture-upload.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

const user = userSchema.parse({
  _id: "user-maren-0001",
  firstName: "Maren",
  lastName: "Okafor",
  email: "maren@example.com",
  phone: null,
  slug: "maren",
  picture: null,
  admin: false,
  isBusiness: false,
  locationInfo: { coordinates: null },
  blocked: false,
  stripeConnect: { connected: false },
  home: null,
  enteredBy: null,
});

/** As the app hands it in. */
const picture = (
  <PictureUpload
    pictures={[]}
    room={1}
    accept="image/*"
    label="Choose a picture"
    name="picture"
    previewOf={() => undefined}
    onChoose={() => undefined}
    onAct={() => undefined}
  />
);

const meta = preview.meta({
  component: SettingsScreen,
  title: "Screens/Settings",
  parameters: { frame: "screen" },
  args: { user, picture },
});

export const Default = meta.story();
/** An admin inside the account is not asked for what would be refused. */
export const Entered = meta.story({
  args: { user: { ...user, enteredBy: { _id: user._id, firstName: "Opal" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only the owner changes these/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Change email" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Change password" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeVisible();
  },
});
export const Saved = meta.story({ args: { answer: { form: "profile", saved: true } } });
export const WrongPassword = meta.story({
  args: {
    answer: {
      form: "email",
      problem: "Email or password is not right",
      values: { email: "new@example.com" },
    },
  },
});
export const TooShort = meta.story({
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
