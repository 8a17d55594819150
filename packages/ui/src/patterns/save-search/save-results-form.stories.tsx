import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SaveResultsForm } from "./save-results-form.tsx";

const meta = preview.meta({
  component: SaveResultsForm,
  title: "Patterns/Save results",
  args: {
    name: "Walnut desks",
    query: "keyword=walnut&type=desks",
    back: "/collections?keyword=walnut",
    savedId: null,
  },
});

const getFields = (form: HTMLFormElement | null): Record<string, unknown> =>
  Object.fromEntries(new FormData(form ?? undefined));

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Save this search" })).toBeVisible();
    await expect(getFields(canvasElement.querySelector("form"))).toEqual({
      intent: "save",
      name: "Walnut desks",
      query: "keyword=walnut&type=desks",
      back: "/collections?keyword=walnut",
    });
  },
});

export const Saved = meta.story({
  args: { savedId: "search-1" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Search saved");
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(getFields(canvasElement.querySelector("form"))).toEqual({
      intent: "remove",
      id: "search-1",
      back: "/collections?keyword=walnut",
    });
  },
});
