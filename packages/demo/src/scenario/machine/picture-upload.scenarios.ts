import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const chair = { id: "picture-1", name: "chair.jpg", type: "image/jpeg", bytes: 900_000 };
const manual = { id: "picture-2", name: "manual.pdf", type: "application/pdf", bytes: 90_000 };
const input = { most: 3, uploaded: [] };
const measure = [{ takes: 50, output: { width: 1600, height: 1200 } }];
const chosen = [send("CHOOSE", { pictures: [chair] })];

export const pictureUploadScenarios: MachineScenarios = {
  machine: "picture-upload",
  events: [
    { type: "CHOOSE", pictures: [chair] },
    { type: "CHOOSE", pictures: [manual] },
    { type: "PROGRESS", id: "picture-1", share: 0.5 },
    { type: "UPLOADED", id: "picture-1", url: "/pictures/uploads/chair" },
    { type: "FAILED", id: "picture-1", problem: "No answer came" },
    { type: "REFUSED", id: "picture-1", problem: "This picture cannot be read." },
    { type: "RETRY", id: "picture-1" },
    { type: "REMOVE", id: "picture-1" },
    { type: "MOVE", id: "picture-1", to: 1 },
  ],
  scenarios: {
    empty: { about: "Nothing is chosen yet; there may be three.", input, answers: { measure } },
    uploading: {
      about: "A picture is on its way.",
      input,
      answers: { measure },
      steps: [...chosen, wait(50)],
    },
    failed: {
      about: "No answer came; it can be tried again.",
      input,
      answers: { measure },
      steps: [...chosen, wait(50), send("FAILED", { id: "picture-1", problem: "No answer came" })],
    },
    refused: {
      about: "The server cannot read it: it can only be removed.",
      input,
      answers: { measure },
      steps: [
        ...chosen,
        wait(50),
        send("REFUSED", { id: "picture-1", problem: "This picture cannot be read." }),
      ],
    },
    "too-large": {
      about: "More pixels than can be taken.",
      input,
      answers: { measure: [{ takes: 50, output: { width: 40_000, height: 40_000 } }] },
      steps: chosen,
    },
    "two-uploaded": {
      about: "Two were uploaded before, and can change places.",
      input: {
        most: 3,
        uploaded: [
          { id: "picture-1", name: "chair.jpg", url: "/pictures/uploads/chair" },
          { id: "picture-3", name: "legs.jpg", url: "/pictures/uploads/legs" },
        ],
      },
      answers: { measure },
    },
  },
};
