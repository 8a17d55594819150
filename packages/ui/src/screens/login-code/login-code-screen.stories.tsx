import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { LoginCodeScreen, type LoginCodeScreenProps } from "./login-code-screen.tsx";

const meta = preview.meta({
  component: LoginCodeScreen,
  title: "Screens/Login code",
  parameters: { frame: "screen", pictures: "none" },
  args: { method: "app" } satisfies LoginCodeScreenProps,
});

export const Default = meta.story({
  args: { next: "/checkout" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Code")).toHaveAttribute("autocomplete", "one-time-code");
    await expect(canvas.getByRole("link", { name: "Use a recovery code instead" })).toHaveAttribute(
      "href",
      "/login/code?next=%2Fcheckout&method=recovery",
    );
  },
});
export const RecoveryCode = meta.story({ args: { method: "recovery" } });
/** What was typed stays. */
export const WrongCode = meta.story({
  args: { values: { code: "123456" }, errors: { code: "This code is incorrect" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Code")).toHaveValue("123456");
  },
});
