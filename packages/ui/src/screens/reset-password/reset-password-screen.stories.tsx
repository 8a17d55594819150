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
