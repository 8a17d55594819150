import { type MachineScenarios, send } from "./machine-scenario.ts";

const input = { count: 3, pathname: "/", reducedMotion: false };

export const announcementRotationScenarios: MachineScenarios = {
  machine: "announcement-rotation",
  events: [
    { type: "NEXT" },
    { type: "STOP" },
    { type: "START" },
    { type: "HOLD", by: "pointer" },
    { type: "RELEASE", by: "pointer" },
    { type: "REDUCED_MOTION", reducedMotion: true },
    { type: "REDUCED_MOTION", reducedMotion: false },
    { type: "PAGE", pathname: "/login" },
    { type: "PAGE", pathname: "/collections" },
    { type: "RESUME" },
  ],
  scenarios: {
    home: { about: "Three announcements rotate, ten seconds each.", input },
    hovered: {
      about: "The rotation is paused while hovered.",
      input,
      steps: [send("HOLD", { by: "pointer" })],
    },
    "reduced-motion": {
      about: "The visitor prefers reduced motion.",
      input: { ...input, reducedMotion: true },
    },
    login: { about: "A page without announcements.", input: { ...input, pathname: "/login" } },
    "only-one": { about: "A single announcement does not rotate.", input: { ...input, count: 1 } },
  },
};
