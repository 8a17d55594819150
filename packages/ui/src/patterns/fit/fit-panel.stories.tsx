import { fitVerdict } from "@heirloop/machines/fit/fit-verdict";
import preview from "../../../../../.storybook/preview.tsx";
import { FitPanel } from "./fit-panel.tsx";

const home = {
  doorway: { width: 32, height: 80 },
  stairs: { width: 36, headroom: 84, landing: 38 },
  lift: null,
};

const meta = preview.meta({
  component: FitPanel,
  title: "Patterns/Fit panel",
  args: { measureHref: "/will-it-fit", verdict: null },
});

export const NotMeasured = meta.story();
export const Fits = meta.story({
  args: { verdict: fitVerdict({ width: 60, depth: 18, height: 30 }, home) },
});
export const AtASlant = meta.story({
  args: { verdict: fitVerdict({ width: 96, depth: 82, height: 2 }, { ...home, stairs: null }) },
});
export const DoesNotTurn = meta.story({
  args: { verdict: fitVerdict({ width: 92, depth: 30, height: 30 }, home) },
});
export const TooLarge = meta.story({
  args: { verdict: fitVerdict({ width: 92, depth: 40, height: 38 }, home) },
});
