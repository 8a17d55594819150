import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../container/container.tsx";
import { Combobox } from "./combobox.tsx";

const heard = fn();

const meta = preview.meta({
  component: Combobox,
  title: "Components/Combobox",
  args: {
    label: "City",
    name: "city",
    placeholder: "Type a city",
    options: [
      { value: "atl", label: "Atlanta, GA" },
      { value: "bos", label: "Boston, MA", note: "Massachusetts" },
      { value: "chi", label: "Chicago, IL" },
      { value: "lv", label: "Las Vegas, NV" },
      { value: "la", label: "Los Angeles, CA" },
      { value: "pme", label: "Portland, ME", note: "Maine" },
      { value: "pdx", label: "Portland, OR" },
      { value: "sfo", label: "San Francisco, CA", note: "Bay Area" },
    ],
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <form onChange={(event) => heard(new FormData(event.currentTarget).get("city"))}>
          <Story />
        </form>
      </Container>
    ),
  ],
  beforeEach: () => heard.mockClear(),
});

const getList = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole("listbox"));

export const Default = meta.story();

export const Selected = meta.story({
  args: { defaultValue: "pdx" },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "City" });
    await expect(box).toHaveValue("Portland, OR");
    await userEvent.click(box);
    const list = await getList(canvasElement);
    const own = list.getByRole("option", { name: "Portland, OR" });
    await expect(own).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", own.id);
    await expect(canvas.getByText("8 choices")).toHaveAttribute("aria-live", "polite");
  },
});

export const KeyboardNavigation = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const box = canvas.getByRole("combobox", { name: "City" });
    await userEvent.keyboard("{ArrowDown}");
    const list = await getList(canvasElement);
    const active = () =>
      list.getAllByRole("option").find(({ id }) => id === box.getAttribute("aria-activedescendant"));
    await expect(active()).toHaveTextContent("Atlanta, GA");
    await userEvent.keyboard("{End}");
    await expect(active()).toHaveTextContent("San Francisco, CA");
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
    await expect(active()).toHaveTextContent("Portland, OR");
    await userEvent.keyboard("{Home}{ArrowDown}{Enter}");
    await expect(box).toHaveValue("Boston, MA");
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(heard).toHaveBeenLastCalledWith("bos");
    // Escape leaves what was chosen.
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{ArrowDown}{Escape}");
    await expect(box).toHaveValue("Boston, MA");
    await expect(canvas.queryByText("8 choices")).toBeNull();
  },
});

export const Filtered = meta.story({
  args: { defaultValue: "chi" },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "City" });
    await userEvent.click(box);
    await userEvent.keyboard("port");
    const list = await getList(canvasElement);
    await expect(list.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Portland, MEMaine",
      "Portland, OR",
    ]);
    await canvas.findByText("2 choices");
    await userEvent.click(list.getByRole("option", { name: "Portland, OR" }));
    await expect(box).toHaveValue("Portland, OR");
    await expect(heard).toHaveBeenLastCalledWith("pdx");
    await userEvent.click(box);
    await userEvent.keyboard("port");
  },
});

export const NoMatches = meta.story({
  args: { defaultValue: "chi" },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "City" });
    await userEvent.click(box);
    await userEvent.keyboard("zurich");
    await canvas.findByText("Nothing matches zurich");
    await userEvent.tab();
    // What is not in the list is not kept.
    await expect(box).toHaveValue("Chicago, IL");
    await userEvent.click(box);
    await userEvent.keyboard("zurich");
    await within(canvasElement.ownerDocument.body).findByText("Nothing matches “zurich”");
  },
});

export const TypedInFull = meta.story({
  args: { optional: true, hint: "The nearest of these." },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "City" });
    await userEvent.type(box, "los angeles ca");
    await userEvent.tab();
    await expect(box).toHaveValue("Los Angeles, CA");
    await expect(canvasElement.querySelector("select")).toHaveValue("la");
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(canvasElement.querySelector("select")).toHaveValue("");
    await userEvent.type(box, "los angeles ca");
    await userEvent.tab();
  },
});

/** Left after typing enough for one match. */
export const OnlyMatch = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "City" });
    await userEvent.type(box, "los ang");
    await userEvent.tab();
    await expect(box).toHaveValue("Los Angeles, CA");
    await expect(canvasElement.querySelector("select")).toHaveValue("la");
    // Of several matches, none is taken.
    await userEvent.clear(box);
    await userEvent.type(box, "port");
    await userEvent.tab();
    await expect(box).toHaveValue("Los Angeles, CA");
  },
});

export const Error = meta.story({
  args: { error: "Choose the city nearest to you", hint: "The nearest of these." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "City" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Choose the city nearest to you The nearest of these.");
  },
});

export const Disabled = meta.story({ args: { defaultValue: "bos", disabled: true } });

export const LongContent = meta.story({
  args: {
    defaultValue: "long",
    options: [
      {
        value: "long",
        label:
          "Truth or Consequences and everything along the river between Elephant Butte and Las Cruces, NM",
      },
      { value: "lake", label: "Lake Chargoggagoggmanchauggagoggchaubunagungamaugg, MA", note: "Webster" },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "City" }));
    await getList(canvasElement);
  },
});

export const Misspelled = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "City" });
    await userEvent.type(box, "Atlanat, GA");
    const list = await getList(canvasElement);
    await expect(list.getAllByRole("option")).toHaveLength(1);
    await expect(
      canvas.getByText("Nothing matches “Atlanat, GA”. Did you mean Atlanta, GA?"),
    ).toHaveAttribute("aria-live", "polite");
    // A guess is not taken without being chosen.
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(box).toHaveValue("Atlanta, GA");
    await expect(heard).toHaveBeenLastCalledWith("atl");
  },
});
