import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On an open order without an agreed time: `ScheduleForm` proposes one, `ConfirmScheduleForm` lists the other side’s proposals.",
    "A buyer chooses from the seller’s pickup hours if there are any; otherwise from a day and a part of it.",
  ],
  avoid: [
    { when: "A time is agreed on already.", instead: "patterns/reschedule" },
    { when: "Any other choice from a list.", instead: "select" },
  ],
  content: [
    "“Propose this time” when it can be any; “Ask for this time” when it is one that the seller offers.",
    "The button that agrees names day and hours.",
  ],
};
