import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { HighlightedText } from "./highlighted-text.tsx";

const meta = preview.meta({
  component: HighlightedText,
  title: "Patterns/Highlighted text",
  args: {
    children: "A return is free. Returns are asked for within 48 hours of arrival, with a picture.",
    keyword: "how do I return pictures",
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll("mark")].map((mark) => mark.textContent);
    await expect(marked).toEqual(["return", "Returns", "picture"]);
  },
});
export const NoMatches = meta.story({
  args: { keyword: "" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("mark")).toBeNull();
  },
});
