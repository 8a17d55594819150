import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Stack } from "../stack/stack.tsx";
import { Rating, RatingInput } from "./rating.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "`Rating` shows an average next to a seller or a review.",
    "`RatingInput` asks for one to five stars after a purchase.",
  ],
  avoid: [
    { when: "It is the condition of a piece, which has words.", instead: "radio-group" },
    { when: "There is no rating yet. Write “No reviews yet”.", instead: "text" },
  ],
  examples: [
    {
      good: {
        example: <Rating value={4.3} count={126} />,
        because: "The number and the count are next to the stars.",
      },
      bad: {
        example: <Rating value={0} count={0} />,
        because: "Nobody has rated yet: zero stars look like the worst rating.",
      },
    },
    {
      good: {
        example: <RatingInput legend="Rate the seller" name="guidance-stars" />,
        because: "Nothing is chosen in advance.",
      },
      bad: {
        example: (
          <Stack gap="xs">
            <RatingInput legend="Rate the seller" name="guidance-stars-full" defaultValue={5} />
          </Stack>
        ),
        because: "Five stars in advance: the average would mean nothing.",
      },
    },
  ],
  anatomy: {
    Stars: "Filled by the value; decorative in `Rating`.",
    Figure: "The average with one decimal.",
    Count: "How many gave it.",
    "Radio buttons": "In `RatingInput`, one under each star.",
  },
  keyboard: {
    Tab: "`RatingInput`: moves to the chosen star, or to the first.",
    "Arrow right, Arrow up": "One star more, up to five.",
    "Arrow left, Arrow down": "One star less, down to one.",
  },
  content: ["The legend says who or what is rated.", "Screen readers hear “4.3 of 5 stars, 126 reviews”."],
  exports: { RatingInput },
};
