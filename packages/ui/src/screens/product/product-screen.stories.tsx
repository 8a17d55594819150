import { getAvailability } from "@heirloop/machines/availability/availability";
import { fitPieceOf } from "@heirloop/machines/fit/carry-forms";
import { fitVerdict } from "@heirloop/machines/fit/fit-verdict";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { fullListing, listings, questions, storyNow } from "../../fixtures/listings.ts";
import { ProductScreen } from "./product-screen.tsx";

const meta = preview.meta({
  component: ProductScreen,
  title: "Screens/Product",
  parameters: { frame: "screen" },
  args: {
    listing: fullListing,
    now: storyNow,
    own: false,
    availability: getAvailability(fullListing),
    follow: { isFollowed: () => false, onFollow: fn() },
    waitingList: { isWaiting: () => false, onJoinWaitingList: fn(), onLeaveWaitingList: fn() },
    inCart: false,
    questions,
    lowest: 2_150_00,
    ask: {},
    fit: { verdict: null, measureHref: "/will-it-fit" },
    isFavorite: (heirloopId) => heirloopId === listings[2]?.heirloopId,
    onFavorite: fn(),
    onAddToCart: fn(),
    onOffer: fn(),
    share: { onShare: fn(() => false), onCopyLink: fn(), onEmail: fn() },
    onMessageSeller: fn(),
    onHoldEnded: fn(),
  },
});

export const Default = meta.story({
  args: { makerHref: "/brand/prairie-modern" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: fullListing.brand ?? "" })).toHaveAttribute(
      "href",
      "/brand/prairie-modern",
    );
  },
});

export const ViewedByAdmin = meta.story({
  parameters: { pictures: "none" },
  args: { admin: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Take this piece down" })).toHaveAttribute(
      "href",
      `/admin?tab=reports&find=${fullListing.heirloopId}`,
    ),
});

export const Fits = meta.story({
  args: {
    fit: {
      measureHref: "/will-it-fit",
      verdict: fitVerdict(fitPieceOf(fullListing), {
        doorway: { width: 40, height: 80 },
        stairs: null,
        lift: null,
      }),
    },
  },
});

export const MakingAnOffer = meta.story({
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Make an offer" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Make an offer" }),
    );
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Your offer" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Continue to checkout" }));
    await waitFor(() => expect(dialog.getByText(/^Enter an amount .* such as 450/)).toBeVisible());
    await userEvent.type(dialog.getByRole("textbox", { name: "Your offer" }), "9,999");
    await userEvent.click(dialog.getByRole("button", { name: "Continue to checkout" }));
    await expect(dialog.getByText("Stay below the price of $2,250")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "$2,025" }));
    await userEvent.click(dialog.getByRole("button", { name: "Continue to checkout" }));
    await expect(args.onOffer).toHaveBeenCalledWith(2025_00);
  },
});

export const OfferPending = meta.story({
  args: { listing: { ...fullListing, openOffer: orderIdSchema.parse("order-teak-0001") } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View your open offer" })).toHaveAttribute(
      "href",
      "/?order=order-teak-0001",
    );
    await expect(canvas.queryByRole("button", { name: "Make an offer" })).toBeNull();
  },
});
export const InCart = meta.story({ args: { inCart: true } });
const changed = (change: Partial<typeof fullListing>, viewed: Parameters<typeof getAvailability>[1] = {}) => {
  const listing = { ...fullListing, ...change };
  return { listing, availability: getAvailability(listing, viewed) };
};
const reservedUntil = "2026-11-21T10:09:30.000Z";
const ownOrder = orderIdSchema.parse("order-teak-0001");
export const Sold = meta.story({ args: changed({ status: "sold" }) });
export const Inactive = meta.story({ args: changed({ status: "inactive" }) });
export const SellerFollowed = meta.story({
  args: { follow: { isFollowed: () => true, onFollow: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    const { seller } = args.listing;
    await userEvent.click(
      canvas.getByRole("button", { name: `Following ${seller.firstName}`, pressed: true }),
    );
    await expect(args.follow.onFollow).toHaveBeenCalledWith(seller);
  },
});
export const ReservedByAnother = meta.story({ args: changed({ reservedUntil, waitingCount: 2 }) });
export const JoinedWaitingList = meta.story({
  ...ReservedByAnother.input,
  args: {
    ...ReservedByAnother.input.args,
    waitingList: { isWaiting: () => true, onJoinWaitingList: fn(), onLeaveWaitingList: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/2 people are waiting/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Leave the waiting list" }));
    await expect(args.waitingList.onLeaveWaitingList).toHaveBeenCalledWith(args.listing);
  },
});
export const ReservedForMe = meta.story({ args: changed({ reservedUntil, reservedByMe: true }) });
export const Ordered = meta.story({
  args: changed({ reservedUntil, reservedByMe: true, ownOrder }, { order: ownOrder }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View order" })).toHaveAttribute(
      "href",
      "/?order=order-teak-0001",
    );
    await expect(canvas.queryByText(/Reserved for you/)).toBeNull();
  },
});
export const SellerNotAccepting = meta.story({
  args: changed({ contact: "closed" }, { contact: "closed" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This seller is not accepting orders or offers.")).toBeVisible();
    await expect(canvas.getByText("This seller is not accepting questions.")).toBeVisible();
    for (const name of ["Add to cart", "Make an offer", "Message the seller"])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
});
export const SellerBlocked = meta.story({
  args: changed({ contact: "blocked" }, { contact: "blocked" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See blocked people" })).toHaveAttribute(
      "href",
      "/settings/blocked",
    );
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
  },
});
const ownArgs = { own: true, availability: getAvailability(fullListing, { own: true }) };
export const OwnListing = meta.story({ args: ownArgs });
export const OwnListingWithoutQuestions = meta.story({ args: { ...ownArgs, questions: [] } });
export const AnswerRejected = meta.story({
  args: { ...ownArgs, ask: { answerTo: questions[1]?._id, errors: { text: "Write a few words first" } } },
});
export const WithoutQuestionsOrSimilar = meta.story({
  args: {
    questions: [],
    listing: {
      ...fullListing,
      similar: [],
      brand: null,
      compareAtPrice: null,
      priceHistory: [],
      conditionNotes: null,
    },
  },
});
export const QuestionRejected = meta.story({
  args: { ask: { errors: { text: "Write a few words first" } } },
});
export const QuestionSent = meta.story({ args: { ask: { saved: true } } });
