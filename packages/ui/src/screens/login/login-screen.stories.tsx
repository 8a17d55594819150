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
  args: { values: { email: "maren@example.com" }, problem: "The email or password is incorrect" },
});
export const FieldErrors = meta.story({
  args: {
    values: { email: "maren" },
    errors: { email: "Please enter a valid email address", password: "Enter your password" },
  },
});
export const Submitting = meta.story({ args: { busy: true } });
export const PasskeyPrompt = meta.story({ args: { isPasskeyBusy: true } });
export const PasskeyRefused = meta.story({
  args: { problem: "This passkey was not accepted. Try again, or use your password" },
});
