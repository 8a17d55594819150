import preview from "../../../../../.storybook/preview.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";

const meta = preview.meta({
  component: ForgotPasswordScreen,
  title: "Screens/Forgot password",
  parameters: { frame: "screen" },
});

export const Default = meta.story();
export const Sent = meta.story({ args: { sent: true, values: { email: "maren@example.com" } } });
export const FieldErrors = meta.story({
  args: { values: { email: "maren" }, errors: { email: "Please enter a valid email address" } },
});
