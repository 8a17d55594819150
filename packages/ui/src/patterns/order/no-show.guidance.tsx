import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Around the agreed time of an order: `RunningLate` on its day, `ReportNoShow` once it is over, `NoShowPanel` after a report.",
  ],
  avoid: [
    { when: "The time should be another one.", instead: "patterns/reschedule" },
    { when: "The order is to be canceled: `EndOrderDialog`." },
    { when: "The piece arrived and something is wrong with it: that is a case." },
  ],
  content: [
    "Say what was reported, what this side can do, and what happens to the money. Never say who is right.",
    "Reporting and withdrawing the report ask for confirmation; running late does not.",
  ],
};
