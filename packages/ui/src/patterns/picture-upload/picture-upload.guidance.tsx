import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "In a form that takes pictures: a listing, a consignment, a case, the proof of a delivery. It shows progress, order and failures.",
    "Also for a single picture, such as a profile picture: `room` is then at most 1.",
  ],
  avoid: [
    { when: "One file that is sent at once, as in a chat.", instead: "file-button" },
    { when: "Other files, such as a list of pieces to import.", instead: "file-drop" },
  ],
  content: [
    "The label says what to choose: “Choose pictures”.",
    "A failure says what is wrong with that picture; only where trying again can help is it offered.",
    "A form whose pictures are not all uploaded is not sent: the field says what to do (`unfinished-uploads.ts`).",
    "What the first picture should show is said by the form around it.",
  ],
};
