import { expect, fn } from "storybook/test";
import { getCartAvailability } from "@heirloop/machines/availability/availability";
import preview from "../../../../../.storybook/preview.tsx";
import { cartListingSchema } from "@heirloop/contract/listing/listing.schema";
import { cartListings, listings, storyNow } from "../../fixtures/listings.ts";
import type { CartScreenProps } from "./cart-screen-props.ts";
import { CartScreen, type SuggestionsProps } from "./cart-screen.tsx";

const changed = (at: number, change: object) => cartListingSchema.parse({ ...cartListings[at], ...change });

const meta = preview.meta({
  component: CartScreen,
  title: "Screens/Cart",
  parameters: { frame: "screen" },
  args: {
    cart: { state: "ready", value: cartListings.slice(0, 3) },
    now: storyNow,
    guest: false,
    availabilityFor: getCartAvailability,
    waitingList: { isWaiting: () => false, onJoinWaitingList: fn(), onLeaveWaitingList: fn() },
    onRemove: fn(),
    onRetry: fn(),
    isFavorite: () => false,
    onFavorite: fn(),
  } satisfies CartScreenProps & SuggestionsProps,
});

export const Default = meta.story();
export const Guest = meta.story({ args: { guest: true } });
export const SomeUnavailable = meta.story({
  args: {
    cart: {
      state: "ready",
      value: [
        cartListings.slice(0, 1),
        changed(1, { status: "sold" }),
        changed(2, {
          status: "inactive",
          title:
            "A very long title of a piece that somebody described in every detail, its wood, its maker, its year and its scratches",
        }),
        changed(3, { reservedUntil: "2026-11-21T10:09:30.000Z" }),
      ].flat(),
    },
  },
});
export const Ordered = meta.story({
  args: {
    cart: {
      state: "ready",
      value: [...cartListings.slice(0, 1), changed(1, { status: "sold", ownOrder: "order-teak-0001" })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have ordered this piece.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View order" })).toHaveAttribute(
      "href",
      "/?order=order-teak-0001",
    );
  },
});
export const SellersWithoutContact = meta.story({
  args: {
    cart: {
      state: "ready",
      value: [
        ...cartListings.slice(0, 1),
        changed(1, { contact: "closed" }),
        changed(2, { contact: "blocked" }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This seller is not accepting orders or offers.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See blocked people" })).toBeVisible();
    await expect(canvas.getByText("Subtotal, 1 piece")).toBeVisible();
  },
});
export const AllUnavailable = meta.story({
  args: { cart: { state: "ready", value: [changed(1, { status: "sold" })] } },
});
export const Empty = meta.story({ args: { cart: { state: "ready", value: [] }, suggestions: listings } });
export const Loading = meta.story({ args: { cart: { state: "loading" } } });
export const Error = meta.story({ args: { cart: { state: "failed" } } });
