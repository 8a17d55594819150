import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

const meta = preview.meta({
  component: ResetPasswordScreen,
  title: "Screens/Reset password",
  parameters: { frame: "screen" },
  args: { token: "a-token-from-the-mail-000" },
});

export const Default = meta.story();
export const PasswordTooShort = meta.story({ args: { errors: { password: "Use at least 10 characters" } } });
export const InvalidLink = meta.story({ args: { token: null } });
/** A used, expired or replaced link leads to a new one. */
export const UsedLink = meta.story({
  args: { errors: { token: "This link was used already or is too old; ask for a new one" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Get a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
  },
});
