import { fn } from "storybook/test";
import { getAvailability } from "@heirloop/machines/availability/availability";
import preview from "../../../../../.storybook/preview.tsx";
import { listingSchema } from "@heirloop/contract/listing/listing.schema";
import { listings, storyNow } from "../../fixtures/listings.ts";
import type { CartScreenProps } from "./cart-screen-props.ts";
import { CartScreen, type SuggestionsProps } from "./cart-screen.tsx";

const changed = (at: number, change: object) => listingSchema.parse({ ...listings[at], ...change });

const meta = preview.meta({
  component: CartScreen,
  title: "Screens/Cart",
  parameters: { frame: "screen" },
  args: {
    cart: { state: "ready", value: listings.slice(0, 3) },
    now: storyNow,
    guest: false,
    availabilityFor: (listing) => getAvailability(listing),
    waitingList: { isWaiting: () => false, onJoinWaitingList: fn() },
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
        listings.slice(0, 1),
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
export const AllUnavailable = meta.story({
  args: { cart: { state: "ready", value: [changed(1, { status: "sold" })] } },
});
export const Empty = meta.story({ args: { cart: { state: "ready", value: [] }, suggestions: listings } });
export const Loading = meta.story({ args: { cart: { state: "loading" } } });
export const Error = meta.story({ args: { cart: { state: "failed" } } });
