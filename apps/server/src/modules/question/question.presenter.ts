import type { questionSchema } from "@heirloop/contract/listing/listing.schema";
import type * as z from "zod/mini";

type QuestionRow = {
  id: string;
  text: string;
  firstName: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

export function presentQuestion(row: QuestionRow): z.input<typeof questionSchema> {
  const { id, text, firstName, createdAt, answer, answeredAt } = row;
  return {
    _id: id,
    text,
    askedBy: { firstName },
    date: createdAt.toISOString(),
    answer: answer === null || answeredAt === null ? null : { text: answer, date: answeredAt.toISOString() },
  };
}
