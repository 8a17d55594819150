import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { CloseAccountScreen } from "./close-account-screen.tsx";

const meta = preview.meta({
  component: CloseAccountScreen,
  title: "Screens/Close account",
  parameters: { frame: "screen" },
  args: { obstacles: [], needsCode: false, isBusiness: false },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    // Enter asks the question, too.
    await userEvent.type(canvas.getByLabelText("Your password"), "a walnut credenza{Enter}");
    await screen.findByRole("dialog", { name: "Close your account for good?" });
    await userEvent.click(screen.getByRole("button", { name: "Go back" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByLabelText("Your password")).toHaveValue("a walnut credenza");
  },
});
export const Unfinished = meta.story({
  args: {
    obstacles: [
      { kind: "purchases", count: 2, orderId: null },
      { kind: "cases", count: 1, orderId: "order-1" },
      { kind: "payouts", count: 1, orderId: null },
      { kind: "admin-rights", count: 1, orderId: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "2 open purchases" })).toHaveAttribute(
      "href",
      "/purchases?selection=openPurchases",
    );
    await expect(canvas.getByRole("link", { name: "1 reported problem" })).toHaveAttribute(
      "href",
      "/cases/order-1",
    );
    await expect(canvas.queryByLabelText("Your password")).toBeNull();
  },
});
/** A wrong code keeps what was typed. */
export const WrongCode = meta.story({
  args: {
    needsCode: true,
    answer: { values: { code: "123456" }, errors: { code: "This code is incorrect" } },
  },
  parameters: { pictures: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Code")).toHaveValue("123456");
  },
});
export const Impersonated = meta.story({
  args: { isImpersonated: true },
  parameters: { pictures: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Close account" })).toBeNull();
  },
});
