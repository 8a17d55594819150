import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { VerifyEmailScreen } from "./verify-email-screen.tsx";

const meta = preview.meta({
  component: VerifyEmailScreen,
  title: "Screens/Verify email",
  parameters: { frame: "screen" },
  args: { token: "a-token-from-the-mail-000", waiting: "maren@example.com" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Confirm email address" })).toBeVisible();
  },
});
export const Confirmed = meta.story({ args: { confirmed: "maren@example.com" } });
export const Expired = meta.story({ args: { errors: { token: "This link has expired" } } });
export const ExpiredForGuest = meta.story({
  args: { waiting: null, errors: { token: "This link has expired" } },
});
export const EmailTaken = meta.story({
  args: { errors: { email: "This email address already has an account" } },
});
export const Waiting = meta.story({ args: { token: null } });
export const Resent = meta.story({ args: { token: null, resent: true } });
export const RateLimited = meta.story({
  args: { token: null, problem: "Too many tries. Please try again in 42 minutes." },
});
export const NothingToConfirm = meta.story({ args: { token: null, waiting: null } });
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
