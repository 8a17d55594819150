import { expect, fn, userEvent } from "storybook/test";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { ConfirmEmail, type ConfirmEmailProps, type ResendState } from "./confirm-email.tsx";

const meta = preview.meta({
  component: ConfirmEmail,
  title: "Patterns/Confirm email",
  args: {
    email: "maren@example.com",
    purpose: "to use a promo code",
    resend: "ready" as ResendState,
    onResend: fn(),
  } satisfies ConfirmEmailProps,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend email" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({ args: { resend: "sending" } });
export const Sent = meta.story({
  args: { resend: "sent" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("We sent a new link.");
  },
});
export const RateLimited = meta.story({
  args: { problem: "Too many tries. Please try again in 42 minutes." },
});
export const LongContent = meta.story({
  args: { email: `${"maren.okafor-lindqvist".repeat(5)}@a-very-long-domain-name.example.com` },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
