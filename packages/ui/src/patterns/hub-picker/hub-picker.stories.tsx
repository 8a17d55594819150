import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { HubPicker } from "./hub-picker.tsx";

const meta = preview.meta({
  component: HubPicker,
  title: "Patterns/Hub picker",
  args: {
    label: "Where you are",
    name: "place",
    hint: "The nearest of the cities that we deliver around.",
    place: "Portland, OR",
  },
});

export const Default = meta.story();

export const SearchedByArea = meta.story({
  args: { place: null },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "Where you are" });
    await userEvent.click(box);
    const list = within(canvasElement.ownerDocument.body);
    await expect(await list.findAllByRole("option")).toHaveLength(26);
    await userEvent.type(box, "bay");
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveValue("San Francisco, CA");
    await expect(canvasElement.querySelector("select")).toHaveValue("BA");
  },
});

export const AllOptions = meta.story({
  args: { place: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Where you are" }));
    await canvas.findByText("26 choices");
  },
});
