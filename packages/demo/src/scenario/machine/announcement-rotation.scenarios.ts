import { type MachineScenarios, send } from "./machine-scenario.ts";

const input = { count: 3, pathname: "/", calm: false };

export const announcementRotationScenarios: MachineScenarios = {
  machine: "announcement-rotation",
  events: [
    { type: "NEXT" },
    { type: "STOP" },
    { type: "GO" },
    { type: "HOLD", by: "pointer" },
    { type: "RELEASE", by: "pointer" },
    { type: "CALM", calm: true },
    { type: "CALM", calm: false },
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
    calm: { about: "Somebody asked for less motion.", input: { ...input, calm: true } },
    login: { about: "A page without announcements.", input: { ...input, pathname: "/login" } },
    "only-one": { about: "One announcement has nothing to turn to.", input: { ...input, count: 1 } },
  },
};
