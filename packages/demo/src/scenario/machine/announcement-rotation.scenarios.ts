import { type MachineScenarios, send } from "./machine-scenario.ts";

const input = { count: 3, pathname: "/", reducedMotion: false };

export const announcementRotationScenarios: MachineScenarios = {
  machine: "announcement-rotation",
  events: [
    { type: "NEXT" },
    { type: "STOP" },
    { type: "GO" },
    { type: "HOLD", by: "pointer" },
    { type: "RELEASE", by: "pointer" },
    { type: "REDUCED_MOTION", reducedMotion: true },
    { type: "REDUCED_MOTION", reducedMotion: false },
    { type: "PAGE", pathname: "/login" },
    { type: "PAGE", pathname: "/collections" },
    { type: "RESUME" },
  ],
  scenarios: {
    home: { about: "Three announcements take turns, ten seconds each.", input },
    "pointed-at": {
      about: "It stands still while pointed at.",
      input,
      steps: [send("HOLD", { by: "pointer" })],
    },
    reducedMotion: { about: "Somebody asked for less motion.", input: { ...input, reducedMotion: true } },
    login: { about: "A page without announcements.", input: { ...input, pathname: "/login" } },
    "only-one": { about: "One announcement has nothing to turn to.", input: { ...input, count: 1 } },
  },
};
