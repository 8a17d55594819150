import { type MachineScenarios, send } from "./machine-scenario.ts";

const alert = (id: string, tone: string, message: string) => ({ alert: { id, tone, message } });
const sent = alert("alert-1", "success", "Promo code sent!");
const failed = alert("alert-2", "danger", "Server error");

export const alertsScenarios: MachineScenarios = {
  machine: "alerts",
  events: [
    { type: "SHOW", ...sent },
    { type: "SHOW", ...failed },
    { type: "CLOSE", id: "alert-1" },
    { type: "HOLD", by: "pointer" },
    { type: "RELEASE", by: "pointer" },
    { type: "HOLD", by: "focus" },
    { type: "RELEASE", by: "focus" },
    { type: "AWAY" },
    { type: "BACK" },
    { type: "REPLAY" },
    { type: "TIME_IS_UP", id: "alert-1" },
  ],
  scenarios: {
    quiet: { about: "There is nothing to tell." },
    "one-alert": { about: "An alert stands for seven seconds.", steps: [send("SHOW", sent)] },
    "pointed-at": {
      about: "Two alerts stand still while one is pointed at.",
      steps: [send("SHOW", sent), send("SHOW", failed), send("HOLD", { by: "pointer" })],
    },
    away: { about: "Told while nobody sees the page.", steps: [send("AWAY"), send("SHOW", sent)] },
  },
};
