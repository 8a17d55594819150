import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Gallery } from "./gallery.tsx";

const pictures = (["front", "room", "close"] as const).map((view) => ({
  src: getFixturePicture("armchair-ochre", view),
  alt: { front: "Armchair from the front", room: "Armchair in a room", close: "Fabric of the seat" }[view],
}));

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["The pictures of one piece on its page: swipe, step, choose, enlarge."],
  avoid: [
    { when: "Pictures are next to a text in a list or an order.", instead: "thumbnails" },
    { when: "It is one picture.", instead: "picture" },
    { when: "They are different pieces.", instead: "carousel" },
  ],
  examples: [
    {
      good: {
        example: <Gallery label="Pictures of the armchair" pictures={pictures} sizes="320px" />,
        because: "Every `alt` says what this picture adds.",
      },
      bad: {
        example: (
          <Gallery
            label="Pictures"
            pictures={pictures.map(({ src }) => ({ src, alt: "IMG_2047.jpg" }))}
            sizes="320px"
          />
        ),
        because: "File names as descriptions: read aloud, they say nothing.",
      },
    },
  ],
  anatomy: {
    Stage: "The current picture, square; a click opens it over the whole window.",
    Corner: "Optional badge or favorite button over the picture.",
    "Zoom in": "Opens the zoom view.",
    "Previous, next": "Buttons over the picture; a counter below.",
    Thumbnails: "One per picture; the current one is marked.",
    "Zoom view": "All pictures over the window, up to 500 percent.",
  },
  keyboard: {
    Tab: "Moves to the row of pictures, to its buttons and to the thumbnails.",
    "Arrow left, Arrow right":
      "Scroll the row while it has the focus. In the zoom view: the next picture, or move an enlarged one.",
    "Arrow up, Arrow down": "In the zoom view: move an enlarged picture.",
    "+, −, 0": "In the zoom view: larger, smaller, all of it.",
    Escape: "Closes the zoom view.",
  },
  content: [
    "The first picture is the one of the listing card, so that visitors recognize the piece.",
    "`sizes` is true to the layout: it decides which file is loaded.",
  ],
};
