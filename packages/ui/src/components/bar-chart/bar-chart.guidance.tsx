import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { BarChart } from "./bar-chart.tsx";

const days = ["Nov 12", "Nov 13", "Nov 14", "Nov 15", "Nov 16"];
const bars = [420, 0, 1840, 310, 780].map((value, at) => ({
  label: days[at] ?? "",
  value,
  words: `$${value.toLocaleString("en-US")}`,
}));

export const guidance: Guidance = {
  since: "1.1.0",
  use: [
    "One figure over time at equal distances: sales per day in the dashboard, prices of sold pieces per month.",
  ],
  avoid: [
    { when: "There are fewer than four values.", instead: "key-value-list" },
    { when: "The exact figures are compared.", instead: "table" },
    { when: "It is a share of a whole that grows.", instead: "progress" },
  ],
  examples: [
    {
      good: {
        example: (
          <BarChart
            title="Sales per day"
            summary="Sales of the last 5 days: $3,350 in all, most on Nov 14 with $1,840."
            bars={bars}
            heads={["Day", "Sales"]}
          />
        ),
        because: "The title says what is counted and per what; the summary gives the result in one sentence.",
      },
      bad: {
        example: <BarChart title="Statistics" summary="Chart" bars={bars.slice(0, 2)} heads={["X", "Y"]} />,
        because: "Two values are a sentence, and neither title nor summary says what is shown.",
      },
    },
  ],
  anatomy: {
    Title: "What is counted.",
    Greatest: "The greatest value in words; all bars are drawn against it.",
    Plot: "One picture for screen readers, named by `summary`. Each bar has its value as a tooltip of the browser.",
    Ends: "The first and the last label.",
    Figures: "All values in a table that opens below.",
  },
  keyboard: {
    Tab: "Moves to “Show data”, and when it is open to its table.",
    "Enter, Space": "Opens or closes the figures.",
  },
  content: [
    "The summary contains the total and the extreme: what a reader should take from the picture.",
    "Labels are short: “Nov 12”, not “Thursday, November 12, 2026”.",
  ],
};
