import type { FitPiece } from "@heirloop/machines/fit/carry-forms";
import { fitVerdict } from "@heirloop/machines/fit/fit-verdict";
import preview from "../../../../../.storybook/preview.tsx";
import { FitPanel } from "./fit-panel.tsx";

const home = {
  doorway: { width: 32, height: 80 },
  stairs: { width: 36, headroom: 84, landing: 38 },
  lift: null,
};

const onlyDoor = { ...home, stairs: null };

const piece = (width: number, depth: number, height: number, types: readonly string[] = []): FitPiece => ({
  dimensions: { width, depth, height },
  types,
  comesApart: null,
});

const meta = preview.meta({
  component: FitPanel,
  title: "Patterns/Fit panel",
  args: { measureHref: "/will-it-fit", verdict: null },
});

export const Empty = meta.story();
export const Fits = meta.story({
  args: { verdict: fitVerdict(piece(60, 18, 30), home) },
});
export const FitsDiagonally = meta.story({
  args: { verdict: fitVerdict(piece(96, 82, 2), { ...home, stairs: null }) },
});
export const TurnTooTight = meta.story({
  args: { verdict: fitVerdict(piece(92, 30, 30), home) },
});
export const TooLarge = meta.story({
  args: { verdict: fitVerdict(piece(92, 40, 38), home) },
});
export const FitsTippedBack = meta.story({
  args: { verdict: fitVerdict(piece(60, 36, 31.5, ["loveseats"]), onlyDoor) },
});
export const FitsWithoutLegs = meta.story({
  args: { verdict: fitVerdict(piece(60, 36, 35, ["loveseats"]), onlyDoor) },
});
export const FitsDisassembled = meta.story({
  args: { verdict: fitVerdict(piece(64, 84, 48, ["beds"]), home) },
});
export const DoesNotComeApart = meta.story({
  args: { verdict: fitVerdict({ ...piece(60, 36, 35, ["loveseats"]), comesApart: "no" }, onlyDoor) },
});
export const FitsRolledUp = meta.story({
  args: { verdict: fitVerdict(piece(144, 108, 1, ["area_rugs"]), onlyDoor) },
});
