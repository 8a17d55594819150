import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    'To choose System, Light, Dark or High contrast: in the footer (`tone="inverse"`) and in the settings (`tone="page"`).',
  ],
  avoid: [
    { when: "Any other choice that is sent with a form.", instead: "radio-group" },
    { when: "Something is turned on or off.", instead: "switch" },
  ],
  content: ["“System” first. The names of the themes come from `themes.ts`."],
};
