import { type MachineScenarios, send } from "./machine-scenario.ts";

const desktop = { width: 1280, pathname: "/", y: 0 };

export const headerVisibilityScenarios: MachineScenarios = {
  machine: "header-visibility",
  events: [
    { type: "SCROLL", y: 400 },
    { type: "SCROLL", y: 300 },
    { type: "SCROLL", y: 0 },
    { type: "RESIZE", width: 390 },
    { type: "RESIZE", width: 1280 },
    { type: "PAGE", pathname: "/cart" },
    { type: "PAGE", pathname: "/login" },
    { type: "HOLD", by: "menu" },
    { type: "RELEASE", by: "menu" },
    { type: "HOLD", by: "focus" },
    { type: "RELEASE", by: "focus" },
  ],
  scenarios: {
    desktop: { about: "The home page on a wide screen.", input: desktop },
    "scrolled-down": {
      about: "Scrolling down hid the mega menu.",
      input: desktop,
      steps: [send("SCROLL", { y: 400 })],
    },
    "menu-open": {
      about: "A menu is open: nothing hides.",
      input: desktop,
      steps: [send("HOLD", { by: "menu" })],
    },
    phone: { about: "A phone, with everything shown.", input: { ...desktop, width: 390 } },
    "phone-scrolled-down": {
      about: "Scrolling down left only the search field.",
      input: { ...desktop, width: 390 },
      steps: [send("SCROLL", { y: 400 })],
    },
    tablet: { about: "Too narrow for a mega menu; nothing hides.", input: { ...desktop, width: 768 } },
  },
};
