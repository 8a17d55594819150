import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PasskeysScreen } from "./passkeys-screen.tsx";

const phone = {
  _id: "cGhvbmU",
  name: "Phone",
  createdAt: "2026-10-02T15:00:00.000Z",
  lastUsedAt: "2026-11-20T15:00:00.000Z",
};
const meta = preview.meta({
  component: PasskeysScreen,
  title: "Screens/Passkeys",
  parameters: { frame: "screen" },
  args: { passkeys: [phone], needsCode: false },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { passkeys: [] } });
export const Added = meta.story({
  args: {
    passkeys: [
      phone,
      { _id: "a2V5", name: "Security key", createdAt: "2026-11-20T15:00:00.000Z", lastUsedAt: null },
    ],
    added: "Security key",
  },
});
export const TwoStepOn = meta.story({
  args: {
    needsCode: true,
    answer: { values: { name: "Laptop" }, errors: { code: "This code is incorrect" } },
  },
});
export const FieldErrors = meta.story({
  args: { answer: { errors: { name: "Give the passkey a name", password: "Enter your password" } } },
});
export const DevicePrompt = meta.story({
  args: { answer: { values: { name: "Laptop" } }, isPrompting: true },
});
export const Canceled = meta.story({
  args: {
    answer: {
      values: { name: "Laptop" },
      problem: "No passkey was created. Try again, and confirm on your device.",
    },
  },
});
export const Impersonated = meta.story({ args: { isImpersonated: true } });
export const Removing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Phone" }));
    const dialog = await screen.findByRole("dialog", { name: "Remove “Phone”?" });
    // The dialog may still fade in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
