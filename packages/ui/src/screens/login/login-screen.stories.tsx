import preview from "../../../../../.storybook/preview.tsx";
import { LoginScreen } from "./login-screen.tsx";

const meta = preview.meta({
  component: LoginScreen,
  title: "Screens/Login",
  parameters: { frame: "screen" },
});

export const Default = meta.story();
export const Redirected = meta.story({ args: { reason: "Log in to save this piece.", next: "/favorites" } });
export const RequestFailed = meta.story({
  args: { values: { email: "maren@example.com" }, problem: "Email or password is not right" },
});
export const FieldErrors = meta.story({
  args: {
    values: { email: "maren" },
    errors: { email: "Please enter a valid email address", password: "Enter your password" },
  },
});
export const Submitting = meta.story({ args: { busy: true } });
