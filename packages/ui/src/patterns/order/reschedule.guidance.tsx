import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "When a time is agreed on: `RescheduleForm` proposes another one, `RescheduleProposal` shows it and takes the answer.",
  ],
  avoid: [
    { when: "No time is agreed on yet.", instead: "patterns/schedule-form" },
    { when: "The other side did not come.", instead: "patterns/no-show" },
  ],
  content: [
    "Always say that the agreed time stays valid until the other side agrees.",
    "Each answer says which time it leads to: “Agree to the new time”, “Keep the agreed time”.",
  ],
};
