import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "In the bar at the very top and in the menu of phones: where the visitor looks for furniture. The browser finds the place, or the visitor chooses it.",
  ],
  avoid: [
    { when: "A form needs a city.", instead: "patterns/hub-picker" },
    { when: "The delivery fee of one piece depends on it.", instead: "patterns/delivery-options" },
    { when: "Results are narrowed to a region: the filters of `FilterPanel`." },
  ],
  content: [
    "Before asking, say what the location is for and that it stays in the browser. Nothing asks before the click.",
    "If the browser refuses or the visitor is far away, offer the list in the same sentence.",
  ],
};
