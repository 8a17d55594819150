import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { YourDataScreen } from "./your-data-screen.tsx";

const meta = preview.meta({
  component: YourDataScreen,
  title: "Screens/Your data",
  parameters: { frame: "screen" },
});

export const Default = meta.story();
export const WrongPassword = meta.story({
  args: { answer: { errors: { password: "The password is incorrect" } } },
  parameters: { pictures: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Your password")).toHaveAccessibleDescription(
      "The password is incorrect",
    );
  },
});
export const Impersonated = meta.story({
  args: { isImpersonated: true },
  parameters: { pictures: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Download" })).toBeNull();
  },
});
