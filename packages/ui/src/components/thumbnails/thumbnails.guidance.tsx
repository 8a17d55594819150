import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Thumbnails } from "./thumbnails.tsx";

const images = ["front", "room", "close"] as const;

export const guidance: Guidance = {
  since: "1.2.0",
  use: ["All pictures of a piece next to a text that matters more: a consignment, an order, a report."],
  avoid: [
    { when: "The pictures are the main thing.", instead: "gallery" },
    { when: "Pictures are added or removed. The picture upload does that.", instead: "file-drop" },
  ],
  examples: [
    {
      good: {
        example: (
          <Thumbnails
            label="Pictures of the armchair"
            images={images.map((view) => getFixturePicture("armchair-ochre", view))}
            sizes="176px"
          />
        ),
        because: "The first one is larger; each opens at full size.",
      },
      bad: {
        example: (
          <Thumbnails
            label="Pictures"
            images={["armchair-ochre", "sofa-moss"].map((piece) => getFixturePicture(piece))}
            sizes="176px"
          />
        ),
        because: "Pictures of different pieces: the view at full size shows them as one.",
      },
    },
  ],
  anatomy: { "First picture": "Larger.", Others: "72 px squares.", "Zoom view": "As in the gallery." },
  keyboard: {
    Tab: "Moves from picture to picture.",
    Enter: "Opens it at full size.",
    "Arrow left, Arrow right": "At full size: the next picture.",
    Escape: "Closes the full size.",
  },
  content: [
    "`label` names the pictures: “Pictures of the armchair”.",
    "Each link is called “Picture 2 of 3: view full size” for screen readers.",
  ],
};
