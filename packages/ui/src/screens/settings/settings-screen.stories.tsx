import { expect, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { userSchema } from "@heirloop/contract/user/user.schema";
import { deliveryTermsSchema } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { toDeliveryTermsValues } from "../../patterns/delivery-terms/delivery-terms-values.ts";
import { PictureUpload } from "../../patterns/picture-upload/picture-upload.tsx";
import { ThemeForm } from "../../patterns/theme-form/theme-form.tsx";
import type { PickupHoursValues } from "./pickup-hours.tsx";
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

const noHours: PickupHoursValues = {
  timeZone: "America/Chicago",
  weekly: { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
  blockedDays: [],
  blockFrom: "",
  blockTo: "",
  leadHours: "24",
};

/** As the app hands it in. */
const picture = (
  <PictureUpload
    pictures={[]}
    room={1}
    accept="image/*"
    label="Choose a picture"
    name="picture"
    unfinished={null}
    getPreview={() => undefined}
    onChoose={() => undefined}
    onAction={() => undefined}
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
    pickupHours: noHours,
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
      errors: { password: "The password is incorrect" },
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
export const PickupHours = meta.story({
  args: {
    pickupHours: {
      ...noHours,
      weekly: { ...noHours.weekly, tuesday: ["morning", "afternoon"], saturday: ["morning"] },
      blockedDays: ["2026-12-24", "2026-12-25"],
      leadHours: "6",
    },
    answer: { form: "pickup", saved: true },
  },
  play: async ({ canvas }) => {
    const tuesday = within(canvas.getByRole("group", { name: "Tuesday" }));
    await expect(tuesday.getByRole("checkbox", { name: "Afternoon" })).toBeChecked();
    await expect(tuesday.getByRole("checkbox", { name: "Evening" })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Friday, December 25" })).toBeChecked();
    // Set through the API: not one of the usual choices.
    await expect(canvas.getByRole("combobox", { name: "Notice you need" })).toHaveDisplayValue("6 hours");
    await expect(canvas.getByText(/Buyers choose from them from now on/)).toBeVisible();
  },
});
export const PickupHoursRejected = meta.story({
  args: {
    pickupHours: { ...noHours, blockFrom: "2026-12-24", blockTo: "2026-12-20" },
    answer: { form: "pickup", errors: { blockTo: "Choose a day on or after the first" } },
  },
  play: async ({ canvas }) => {
    const last = canvas.getByLabelText(/No pickups through/);
    await expect(last).toHaveAccessibleDescription(/Choose a day on or after the first/);
    await expect(last).toHaveValue("2026-12-20");
  },
});
export const ShopWithoutDeliveryTerms = meta.story({
  args: {
    user: { ...user, isBusiness: true },
    deliveryTerms: toDeliveryTermsValues(null),
    answer: { form: "delivery", saved: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no delivery terms. The standard fees apply.")).toBeVisible();
    await expect(canvas.getAllByRole("group", { name: /distance$/ })).toHaveLength(4);
  },
});
export const DeliveryTermsSaved = meta.story({
  args: {
    user: { ...user, isBusiness: true },
    deliveryTerms: toDeliveryTermsValues(
      deliveryTermsSchema.parse({
        zip: "94501",
        bands: [
          { miles: 10, fee: 0 },
          { miles: 25, fee: 45_00 },
        ],
      }),
    ),
    answer: { form: "delivery", saved: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your delivery terms are saved/)).toBeVisible();
    const second = within(canvas.getByRole("group", { name: "Second distance" }));
    await expect(second.getByRole("textbox", { name: /Up to/ })).toHaveValue("25");
    await expect(second.getByRole("textbox", { name: /Fee/ })).toHaveValue("45");
    await expect(canvas.getByRole("textbox", { name: /ZIP code/ })).toHaveValue("94501");
  },
});
export const DeliveryTermsRejected = meta.story({
  args: {
    user: { ...user, isBusiness: true },
    deliveryTerms: {
      zip: "00000",
      bands: [
        { miles: "20", fee: "30" },
        { miles: "10", fee: "45" },
        { miles: "", fee: "" },
        { miles: "", fee: "" },
      ],
    },
    answer: {
      form: "delivery",
      errors: {
        "terms.zip": "We don't know this ZIP code",
        "terms.bands.1.miles": "Enter more than 20 miles",
      },
    },
  },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole("group", { name: "Second distance" }));
    const miles = second.getByRole("textbox", { name: /Up to/ });
    await expect(miles).toHaveAccessibleDescription(/Enter more than 20 miles/);
    await expect(miles).toHaveValue("10");
    await expect(canvas.getByRole("textbox", { name: /ZIP code/ })).toHaveAccessibleDescription(
      /We don't know this ZIP code/,
    );
  },
});
