import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ContactScreen } from "./contact-screen.tsx";

const meta = preview.meta({
  component: ContactScreen,
  title: "Screens/Contact",
  parameters: { frame: "screen" },
  args: { pages: ["help", "buyerProtection"] as const },
});

const typed = {
  name: "Maren Okafor",
  email: "maren@example",
  topic: "order",
  order: "The walnut sideboard",
  message: "",
};

export const Default = meta.story();
export const SignedIn = meta.story({
  args: { values: { name: "Maren Okafor", email: "maren@example.com" } },
});
export const FieldErrors = meta.story({
  args: {
    values: typed,
    errors: { email: "Please enter a valid email address", message: "Write your message" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Your name")).toHaveValue(typed.name);
    await expect(canvas.getByLabelText("What is it about?")).toHaveValue("order");
    await expect(canvas.getByLabelText("Email")).toBeInvalid();
    await expect(canvas.getByLabelText("Your message")).toHaveAccessibleDescription(/Write your message/);
  },
});
export const RequestFailed = meta.story({
  args: { values: typed, problem: "Too many tries; please wait a little" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Too many tries");
  },
});
export const Submitting = meta.story({ args: { values: typed, busy: true } });
export const Sent = meta.story({
  args: { sentTo: "maren@example.com" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("sent a copy to maren@example.com");
    await expect(canvas.queryByRole("button", { name: "Send message" })).toBeNull();
  },
});
