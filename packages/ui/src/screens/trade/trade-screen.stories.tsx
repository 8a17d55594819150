import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { TradeScreen } from "./trade-screen.tsx";

const meta = preview.meta({
  component: TradeScreen,
  title: "Screens/Trade",
  parameters: { frame: "screen" },
  args: {
    scene: { src: getFixturePicture("armchair-ink", "room"), alt: "An ink-blue armchair in a living room" },
  },
});

const typed = {
  name: "Noor Haddad",
  studio: "",
  email: "noor@fernandstone.example",
  website: "fern and stone",
  profession: "interior_design",
  message: "Six apartments a year, mostly prewar.",
};

export const Default = meta.story();
export const WithoutPicture = meta.story({ args: { scene: undefined } });
export const FieldErrors = meta.story({
  args: {
    values: typed,
    errors: {
      studio: "Enter the name of your studio",
      website: "Enter an address like studio.com, or leave it empty",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Your projects")).toHaveValue(typed.message);
    await expect(canvas.getByLabelText("Studio")).toBeInvalid();
    await expect(canvas.getByLabelText(/^Website/)).toHaveAccessibleDescription(/studio\.com/);
  },
});
export const RequestFailed = meta.story({
  args: { values: typed, problem: "Too many tries; please wait a little" },
});
export const Submitting = meta.story({ args: { values: typed, busy: true } });
export const Sent = meta.story({
  args: { sentTo: "noor@fernandstone.example" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("We received your application");
  },
});
