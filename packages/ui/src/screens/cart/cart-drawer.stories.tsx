import { fn } from "storybook/test";
import { getCartAvailability } from "@heirloop/machines/availability/availability";
import preview from "../../../../../.storybook/preview.tsx";
import { cartListings, storyNow } from "../../fixtures/listings.ts";
import { CartDrawer, type CartDrawerProps } from "./cart-drawer.tsx";

const meta = preview.meta({
  component: CartDrawer,
  title: "Screens/Cart drawer",
  args: {
    open: true,
    onOpenChange: fn(),
    cart: { state: "ready", value: cartListings.slice(0, 4) },
    now: storyNow,
    guest: false,
    availabilityFor: getCartAvailability,
    waitingList: { isWaiting: () => false, onJoinWaitingList: fn(), onLeaveWaitingList: fn() },
    onRemove: fn(),
    onRetry: fn(),
  } satisfies CartDrawerProps,
});

export const Default = meta.story();
export const Empty = meta.story({ args: { cart: { state: "ready", value: [] } } });
