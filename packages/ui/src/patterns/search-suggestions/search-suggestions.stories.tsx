import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

const meta = preview.meta({
  title: "Patterns/Search suggestions",
  component: SearchSuggestions,
  // On a tablet the list is as wide as the header around the field.
  decorators: [
    (Story) => (
      <div style={{ position: "relative" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    typed: "",
    open: true,
    recent: ["walnut sideboard", "brass lamp"],
    popular: ["velvet sofa", "oak dining table"],
    suggestions: null,
    onOpen: fn(),
    onClose: fn(),
    onType: fn(),
    onChoose: fn(),
  },
});

export const RecentSearches = meta.story();

export const WithSuggestions = meta.story({
  args: {
    typed: "sofa",
    suggestions: {
      queries: ["sofa", "sofa bed", "velvet sofa"],
      products: [
        { heirloopId: "piece-0001", title: "Three-seat sofa in moss velvet", price: 124_000, image: null },
      ],
      brands: ["hartwell_and_sons"],
      categories: [
        { name: "three_seat_sofas", level: "type" },
        { name: "sofas", level: "subCategory" },
        { name: "loveseats", level: "type" },
      ],
    },
  },
});

WithSuggestions.test("arrows move through the list and Enter chooses", async ({ canvasElement, args }) => {
  const field = within(canvasElement).getByRole("combobox");
  await userEvent.click(field);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  await expect(args.onChoose).toHaveBeenCalledWith({ piece: "piece-0001" });
});

WithSuggestions.test(
  "arrows pass the field between the last and the first suggestion",
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox");
    const options = canvas.getAllByRole("option");
    const getActive = () => options.find(({ id }) => id === field.getAttribute("aria-activedescendant"));
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect(getActive()).toBe(options.at(-1));
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}");
    await expect(getActive()).toBe(options[0]);
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
  },
);

export const Closed = meta.story({ args: { typed: "sofa", open: false } });
