import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { GatewayFormStory } from "../../fixtures/gateway-form-story.tsx";
import { CardForm } from "./card-form.tsx";

const onRetry = fn();

const meta = preview.meta({
  component: CardForm,
  title: "Patterns/Card form",
  args: { card: { number: "", expiry: "", cvc: "" }, errors: {} },
});

export const TestCard = meta.story();
/** The number pad of a phone has no slash. */
export const ExpiryWithoutSlash = meta.story({
  play: async ({ canvas, userEvent }) => {
    const expiry = canvas.getByRole("textbox", { name: "Expires" });
    await userEvent.type(expiry, "1230");
    await expect(expiry).toHaveValue("1230");
    await userEvent.tab();
    await expect(expiry).toHaveValue("12/30");
    await userEvent.type(expiry, "{Backspace}{Backspace}");
    await expect(expiry).toHaveValue("12/");
    await userEvent.type(expiry, "31");
    await userEvent.tab();
    await expect(expiry).toHaveValue("12/31");
  },
});
export const TestCardErrors = meta.story({
  args: {
    errors: {
      "card.number": "Enter the card number",
      "card.expiry": "Use MM/YY",
      "card.cvc": "Enter the 3 or 4 digits",
    },
  },
});
export const GatewayLoading = meta.story({
  args: { gatewayForm: <GatewayFormStory state="loading" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Card" }).firstElementChild).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
});
export const GatewayReady = meta.story({
  args: { gatewayForm: <GatewayFormStory state="ready" /> },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Card" });
    await expect(group.firstElementChild).toHaveAttribute("aria-busy", "false");
    await expect(group).not.toHaveAccessibleDescription();
  },
});
export const GatewayFailed = meta.story({
  args: { gatewayForm: <GatewayFormStory state="failed" onRetry={onRetry} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The card form could not be loaded");
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const GatewayCardRefused = meta.story({
  args: {
    gatewayForm: <GatewayFormStory state="ready" />,
    errors: { "card.number": "Your card number is incomplete." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Card" })).toHaveAccessibleDescription(
      "Your card number is incomplete.",
    );
  },
});
