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
    { type: "PAGE_HIDDEN" },
    { type: "PAGE_SHOWN" },
    { type: "REPLAY" },
    { type: "TIMED_OUT", id: "alert-1" },
  ],
  scenarios: {
    empty: { about: "No alert." },
    "one-alert": { about: "An alert is visible for seven seconds.", steps: [send("SHOW", sent)] },
    hovered: {
      about: "The timers of two alerts are paused while the pointer is over one of them.",
      steps: [send("SHOW", sent), send("SHOW", failed), send("HOLD", { by: "pointer" })],
    },
    "page-hidden": {
      about: "An alert was sent while the page was hidden.",
      steps: [send("PAGE_HIDDEN"), send("SHOW", sent)],
    },
  },
};
