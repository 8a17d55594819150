import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { fullListing } from "../../fixtures/listings.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { SellerCard } from "./seller-card.tsx";

const { seller } = fullListing;
const meta = preview.meta({
  component: SellerCard,
  title: "Patterns/Seller card",
  args: { seller },
});

export const Default = meta.story();
export const LongContent = meta.story({
  args: { seller: { ...seller, firstName: longWord, place: longWord } },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
