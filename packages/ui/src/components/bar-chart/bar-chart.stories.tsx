import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BarChart, type BarChartProps } from "./bar-chart.tsx";

const values = [
  0, 0, 420, 0, 1840, 0, 310, 0, 0, 780, 2250, 0, 0, 0, 560, 0, 690, 0, 12, 0, 0, 1150, 0, 240, 0, 0, 1980, 0,
  180, 420,
];
const bars = values.map((value, at) => ({
  label: at < 9 ? `Oct ${at + 23}` : `Nov ${at - 8}`,
  value,
  words: `$${value.toLocaleString("en-US")}`,
}));

const meta = preview.meta({
  component: BarChart,
  title: "Components/Bar chart",
  args: {
    title: "Sales a day",
    summary: "Sales of the last 30 days: $10,832 in all, most on Nov 2 with $2,250.",
    bars,
    heads: ["Day", "Sales"],
  } satisfies BarChartProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /\$10,832 in all/ })).toBeVisible();
    await userEvent.click(canvas.getByText("Show data"));
    await expect(canvas.getByRole("rowheader", { name: "Nov 2" })).toBeVisible();
    await userEvent.click(canvas.getByText("Show data"));
  },
});
export const Empty = meta.story({
  args: {
    summary: "No sales in the last 30 days.",
    bars: bars.map((bar) => ({ ...bar, value: 0, words: "$0" })),
  },
});
export const FewValues = meta.story({ args: { bars: bars.slice(-7), summary: "Sales of the last 7 days." } });
