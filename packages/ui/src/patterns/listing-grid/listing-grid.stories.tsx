import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { listings } from "../../fixtures/listings.ts";
import { stagePicture } from "../listing-card/stage-picture.ts";
import { ListingGrid, ListingGridSkeleton } from "./listing-grid.tsx";
import { ListingShelf } from "./listing-shelf.tsx";

const [first, ...others] = listings;

const meta = preview.meta({
  component: ListingGrid,
  title: "Patterns/Listing grid",
  args: { listings, isFavorite: (_heirloopId: HeirloopId) => false, onFavorite: fn(), eager: 8 },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Add Three-seat sofa in rust bouclé to favorites" }),
    );
    await expect(args.onFavorite).toHaveBeenCalledWith(first);
    await expect(canvas.getByRole("link", { name: "Three-seat sofa in rust bouclé" })).toHaveAttribute(
      "href",
      "/product/piece-0000/sofa-rust",
    );
  },
});

/** A card loads the large picture of the piece's own page before it is opened. */
export const LoadsAhead = meta.story({
  args: { listings: listings.slice(0, 2) },
  parameters: { pictures: "none" },
  play: async ({ canvas }) => {
    const sizes: string[] = [];
    const set = spyOn(HTMLImageElement.prototype, "sizes", "set").mockImplementation((value) => {
      sizes.push(value);
    });
    await userEvent.hover(canvas.getByRole("link", { name: "Three-seat sofa in rust bouclé" }));
    await waitFor(() => expect(sizes).toEqual([stagePicture.sizes]));
    set.mockRestore();
  },
});

/** Under a pointer that rests on it, a card shows the piece in a room, or its second picture. */
export const SecondPicture = meta.story({
  args: { listings: listings.slice(0, 2) },
  parameters: { pictures: "none" },
  play: async ({ canvas }) => {
    const [card, other] = canvas.getAllByRole("article");
    await userEvent.hover(canvas.getByRole("link", { name: "Three-seat sofa in rust bouclé" }));
    await waitFor(() => expect(card?.querySelectorAll("img")).toHaveLength(2));
    await expect(other?.querySelectorAll("img")).toHaveLength(1);
  },
});

export const LongContent = meta.story({
  args: { listings: listings.slice(0, 4).map((one) => ({ ...one, title: longWord, brand: longWord })) },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});

export const AllStates = meta.story({
  args: {
    isFavorite: (heirloopId) => heirloopId === first?.heirloopId,
    listings: first
      ? [
          first,
          { ...first, ...others[0], status: "sold" },
          { ...first, ...others[1], status: "inactive" },
          { ...first, ...others[2], reservedUntil: "2026-11-21T10:09:00.000Z" },
          { ...first, ...others[3], reservedUntil: "2026-11-21T10:09:00.000Z", reservedByMe: true },
          {
            ...first,
            ...others[4],
            title:
              "An extraordinarily long title for a dining chair with a paper-cord seat that somebody described down to its last peg",
          },
          { ...first, ...others[5], images: [] },
        ]
      : [],
  },
});
export const ThreeColumns = meta.story({ args: { columns: "three" } });
export const Loading = meta.story({ render: () => <ListingGridSkeleton count={4} /> });
export const SingleRow = meta.story({
  render: ({ listings: pieces, onFavorite = fn() }) => (
    <ListingShelf label="Pieces on sale" listings={pieces} isFavorite={() => false} onFavorite={onFavorite} />
  ),
});
