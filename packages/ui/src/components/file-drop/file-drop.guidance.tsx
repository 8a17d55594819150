import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { FileDrop } from "./file-drop.tsx";

export const guidance: Guidance = {
  since: "1.1.0",
  use: ["Pictures of a piece, a proof of purchase, a table of pieces: files that a form is about."],
  avoid: [
    { when: "There is one file and little room.", instead: "file-button" },
    { when: "The files are already there and are shown.", instead: "thumbnails" },
  ],
  examples: [
    {
      good: {
        example: (
          <FileDrop
            label="Add pictures"
            hint="JPEG, PNG or WebP, up to 12 MB each"
            accept="image/*"
            multiple
          />
        ),
        because: "Types and size are known before one chooses.",
      },
      bad: {
        example: <FileDrop label="Upload" accept="image/*" error="Invalid file" />,
        because: "Not what, not which types, and an error that does not say what to do.",
      },
    },
  ],
  anatomy: {
    Zone: "Takes dropped files and opens the file picker when clicked; highlighted while files are over it.",
    Icon: "Above the label.",
    Label: "The action.",
    Hint: "Types and greatest size.",
    Error: "Below; read with the control.",
  },
  keyboard: { Tab: "Moves to the zone.", "Enter, Space": "Opens the device’s file picker." },
  content: [
    "Dropped files may be of any type, so check them in `onFiles` and name the one that was refused.",
    "Without `onFiles`, and before the scripts load, the form sends the files under `name`.",
  ],
};
