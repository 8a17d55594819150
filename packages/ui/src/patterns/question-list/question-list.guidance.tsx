import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Public questions about a piece, with the seller’s answers; `AskForm` beside it takes a new one.",
    "`answering` for the seller only: they answer in place.",
  ],
  avoid: [
    { when: "A private conversation of buyer and seller: the chat." },
    { when: "Our own questions and answers on the help page.", instead: "accordion" },
  ],
  content: [
    "An unanswered question says who has to answer it.",
    "The seller is named, and so is the one who asked, by first name.",
    "After answering, say that the answer is public and who was notified.",
  ],
};
