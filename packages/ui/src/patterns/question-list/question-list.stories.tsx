import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { questions } from "../../fixtures/listings.ts";
import { QuestionList } from "./question-list.tsx";

const [answered, open] = questions;
if (!answered || !open) throw new Error("The fixtures hold a question with an answer and one without.");
const now = { text: "It does, with two screws.", date: "2026-11-21T09:58:00.000Z" };

const meta = preview.meta({
  component: QuestionList,
  title: "Patterns/Question list",
  args: { questions, sellerName: "Prairie Modern" },
});

export const Default = meta.story();
export const LongContent = meta.story({
  args: {
    questions: [
      {
        ...answered,
        text: "Where does it come from?\nMy grandmother had one that looked just like it, down to the little brass key.",
        answer: {
          text: "From the same workshop:\nSøborg-Møbelfabrik-København-Nordvest-Frederikssundsvej-Hundredeogtredive",
          date: now.date,
        },
      },
    ],
  },
});
export const AnswerForm = meta.story({
  args: { answering: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox")).toEqual([
      canvas.getByRole("textbox", { name: "Your answer to Theo" }),
    ]);
  },
});
export const Submitting = meta.story({ args: { answering: { answerTo: open._id, busy: true } } });
export const FieldErrors = meta.story({
  args: { answering: { answerTo: open._id, errors: { text: "Write a few words first" }, text: "   " } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Your answer to Theo" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("   ");
    await expect(field).toHaveAccessibleDescription(
      "Write a few words first Seen by everyone who looks at this piece. It cannot be changed afterwards.",
    );
  },
});
export const AlreadyAnswered = meta.story({
  args: {
    answering: {
      answerTo: open._id,
      problem: "This question has an answer already.",
      text: "It does, with two screws.",
    },
  },
});
export const AnswerSaved = meta.story({
  args: {
    questions: [answered, { ...open, answer: now }],
    answering: { answerTo: open._id, saved: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Your answer is public now, and the person who asked was notified.",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
});
