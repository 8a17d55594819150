import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Side } from "@heirloop/contract/user/user.schema";

type ReviewCopy = {
  /** The heading. `name`: the reviewed person. */
  title: (name: string) => string;
  /** The question about the stars. */
  legend: string;
  /** The label of the text. */
  label: string;
};

/** The texts of the form, by the side under review. */
export const reviewCopy: Readonly<Record<Side, ReviewCopy>> = {
  seller: {
    title: (name) => `How was your purchase from ${name}?`,
    legend: "Rate the seller",
    label: "What should the next buyer know?",
  },
  buyer: {
    title: (name) => `How was your sale to ${name}?`,
    legend: "Rate the buyer",
    label: "What should the next seller know?",
  },
};

/** When a review is shown. */
export const whenReviewShows = "Shown when both of you have written, or after 7 days.";

/** What asks for a review on the external site, which opens in a new tab. */
export const publicReviewCopy = {
  request: `If you have another minute, please also write a public review of ${brand.name}. It helps other people find us. The site opens in a new tab.`,
  action: "Write a public review",
} as const;

/** `2,000` */
export const reviewLimit = new Intl.NumberFormat("en-US").format(constants.reviewMaximumLength);
