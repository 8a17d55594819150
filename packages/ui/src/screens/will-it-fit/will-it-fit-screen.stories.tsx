import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { WillItFitScreen } from "./will-it-fit-screen.tsx";

const meta = preview.meta({
  component: WillItFitScreen,
  title: "Screens/Will it fit",
  parameters: { frame: "screen" },
  args: { home: null, signedIn: false, fitAlerts: null, next: null },
});

export const Empty = meta.story();

export const Saved = meta.story({
  args: {
    signedIn: true,
    home: {
      doorway: { width: 32, height: 79.5 },
      stairs: { width: 36, headroom: 84, landing: 38 },
      lift: null,
    },
  },
});

export const AlertsSent = meta.story({
  args: { ...Saved.input.args, fitAlerts: "sent" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If you clear your measurements, your saved searches/)).toBeVisible();
  },
});

export const AlertsWaiting = meta.story({
  args: { signedIn: true, fitAlerts: "waiting" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/send no alerts until you save your measurements/)).toBeVisible();
  },
});

export const FromListing = meta.story({
  args: {
    next: "/product/a1b2c3d4/oak-chair",
    home: {
      doorway: { width: 32, height: 80 },
      stairs: null,
      lift: { width: 31, height: 80, depth: 50 },
    },
  },
});

export const FieldErrors = meta.story({
  args: {
    values: { doorwayWidth: "3", doorwayHeight: "eighty" },
    errors: {
      doorwayWidth: "Measure at least 10 inches",
      doorwayHeight: "Measure it in inches: 34 or 34.5",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Width")).toHaveFocus();
  },
});

export const RequestFailed = meta.story({
  args: { signedIn: true, problem: "No answer came. Check your connection and try again." },
});

export const Submitting = meta.story({ args: { busy: true } });
