import preview from "../../../../../.storybook/preview.tsx";
import { RegisterScreen } from "./register-screen.tsx";

const meta = preview.meta({
  component: RegisterScreen,
  title: "Screens/Register",
  parameters: { frame: "screen" },
});

export const Default = meta.story();
export const FieldErrors = meta.story({
  args: {
    values: { firstName: "Maren", email: "maren@example.com", isBusiness: true },
    problem: "This email address already has an account",
    errors: { lastName: "Enter your last name", password: "Use at least 10 characters" },
  },
});
