import { brand } from "@heirloop/contract/brand/brand";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { ConfirmEmail } from "../../patterns/confirm-email/confirm-email.tsx";
import { ExternalReviewModal } from "./external-review-modal.tsx";
import { ReviewPendingModal } from "./review-pending-modal.tsx";
import { ReviewModal, type ReviewModalProps } from "./review-modal.tsx";

const reviewed = listings.slice(0, 3).map(({ heirloopId, slug, title, images }) => ({
  listing: { heirloopId, slug, title, images },
  rating: null,
  feedback: null,
}));

const meta = preview.meta({
  component: ReviewModal,
  title: "Screens/Review request",
  args: {
    about: "seller" as "seller" | "buyer",
    firstName: "Prairie Modern",
    listings: reviewed.slice(1, 2),
    rating: null as number | null,
    feedback: "",
    submitting: false,
    onRate: fn(),
    onWrite: fn(),
    onSubmit: fn(),
    onNotNow: fn(),
    onDismiss: fn(),
  } satisfies ReviewModalProps,
});

const dialogIn = (element: HTMLElement) => within(element.ownerDocument.body).getByRole("dialog");
const written = {
  rating: 4,
  feedback:
    "The sideboard is as it was described, down to the ring on its top. Packed like a parcel of eggs.",
};

export const Default = meta.story({
  play: async ({ args, canvasElement }) => {
    const dialog = within(dialogIn(canvasElement));
    await userEvent.click(dialog.getByRole("radio", { name: "4 stars" }));
    await expect(args.onRate).toHaveBeenCalledWith(4);
    await userEvent.type(dialog.getByRole("textbox"), "a");
    await expect(args.onWrite).toHaveBeenCalledWith("a");
    await userEvent.click(dialog.getByRole("button", { name: "Send review" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
    await expect(args.onNotNow).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Mobile = meta.story({
  args: written,
  globals: { viewport: { value: "phone" } },
});
export const SaleReview = meta.story({ args: { about: "buyer", firstName: "Maren" } });
export const MultiplePieces = meta.story({ args: { listings: reviewed } });
export const WithoutPicture = meta.story({
  args: {
    listings: reviewed.slice(1, 2).map((one) => ({ ...one, listing: { ...one.listing, images: [] } })),
  },
});
export const RatingMissing = meta.story({ args: { problem: "Choose 1 to 5 stars" } });
export const Filled = meta.story({ args: written, globals: { theme: "dark" } });
export const Submitting = meta.story({
  args: { ...written, submitting: true },
  play: async ({ args, canvasElement }) => {
    const dialog = within(dialogIn(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Send review" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(dialog.getByRole("button", { name: "Not now" })).toBeDisabled();
  },
});
export const TooLong = meta.story({
  args: { ...written, feedback: "x".repeat(2_001), feedbackProblem: "Use at most 2,000 characters" },
  play: async ({ canvasElement }) => {
    const field = within(dialogIn(canvasElement)).getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Use at most 2,000 characters/);
  },
});
export const UnderModeration = meta.story({
  render: ({ onDismiss }) => <ReviewPendingModal waitsFor="check" onDone={onDismiss} />,
  play: async ({ args, canvasElement }) => {
    const dialog = within(dialogIn(canvasElement));
    await waitFor(() => expect(dialog.getByText(/being checked/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const EmailUnconfirmed = meta.story({
  render: ({ onDismiss }) => (
    <ReviewPendingModal
      waitsFor="email"
      emailNotice={
        <ConfirmEmail
          email="maren@example.com"
          purpose="to publish your review"
          resend="ready"
          onResend={fn()}
        />
      }
      onDone={onDismiss}
    />
  ),
});
export const External = meta.story({
  render: ({ firstName, onDismiss }) => (
    <ExternalReviewModal firstName={firstName} site={brand.reviewSite} onDone={onDismiss} />
  ),
  play: async ({ args, canvasElement }) => {
    const dialog = within(dialogIn(canvasElement));
    await expect(dialog.getByRole("link", { name: "Write a public review" })).toHaveAttribute(
      "href",
      brand.reviewSite,
    );
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const ExternalMobileDark = meta.story({
  render: ({ firstName, onDismiss }) => (
    <ExternalReviewModal firstName={firstName} site={brand.reviewSite} onDone={onDismiss} />
  ),
  globals: { theme: "dark", viewport: { value: "phone" } },
});
