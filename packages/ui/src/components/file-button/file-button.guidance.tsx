import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { ImagePlus, Paperclip } from "lucide-react";
import { FileButton } from "./file-button.tsx";

const ignore = (): void => undefined;

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["One file where there is no room for a drop zone: a picture in a chat."],
  avoid: [
    { when: "Files are what the form is about.", instead: "file-drop" },
    { when: "It does something else than choose a file.", instead: "icon-button" },
  ],
  examples: [
    {
      good: {
        example: <FileButton label="Send a picture" icon={ImagePlus} accept="image/*" onFile={ignore} />,
        because: "The icon shows what is chosen; the label says what is done with it.",
      },
      bad: {
        example: <FileButton label="File" icon={Paperclip} accept="*" onFile={ignore} />,
        because: "Accepts anything, so that most choices fail later.",
      },
    },
  ],
  anatomy: {
    Icon: "Visible.",
    Label: "Read aloud only.",
    Input: "The browser’s own, over the whole button.",
  },
  keyboard: { Tab: "Moves to it.", "Enter, Space": "Opens the device’s file picker." },
  content: [
    "The label is the action: “Send a picture”.",
    "`accept` names the types that the server takes; the server checks again.",
  ],
};
