import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { userTable } from "../user/user.table.ts";
import { listingQuestionTable } from "./question.table.ts";

const columns = {
  id: listingQuestionTable.id,
  listingId: listingQuestionTable.listingId,
  askedBy: listingQuestionTable.askedBy,
  text: listingQuestionTable.text,
  createdAt: listingQuestionTable.createdAt,
  answer: listingQuestionTable.answer,
  answeredAt: listingQuestionTable.answeredAt,
  firstName: userTable.firstName,
};

const read = (db: Db) =>
  db
    .select(columns)
    .from(listingQuestionTable)
    .innerJoin(userTable, eq(userTable.id, listingQuestionTable.askedBy));

/** Sorted oldest first. Returns null for an unknown listing. */
export async function listQuestionsOf(db: Db, listingId: string) {
  const rows = await db
    .select({ question: listingQuestionTable, firstName: userTable.firstName })
    .from(listingTable)
    .leftJoin(listingQuestionTable, eq(listingQuestionTable.listingId, listingTable.id))
    .leftJoin(userTable, eq(userTable.id, listingQuestionTable.askedBy))
    .where(eq(listingTable.id, listingId))
    .orderBy(asc(listingQuestionTable.createdAt), asc(listingQuestionTable.id))
    .limit(200);
  if (rows.length === 0) return null;
  return rows.flatMap(({ question, firstName }) =>
    question === null || firstName === null ? [] : [{ ...question, firstName }],
  );
}

export async function findQuestion(db: Db, listingId: string, id: string) {
  const [row] = await read(db)
    .where(and(eq(listingQuestionTable.listingId, listingId), eq(listingQuestionTable.id, id)))
    .limit(1);
  return row ?? null;
}

export async function insertQuestion(
  db: Db,
  question: typeof listingQuestionTable.$inferInsert,
): Promise<void> {
  await db.insert(listingQuestionTable).values(question);
}

/** Returns false if the question already has an answer. */
export async function answerQuestion(db: Db, id: string, answer: string, answeredAt: Date): Promise<boolean> {
  const answered = await db
    .update(listingQuestionTable)
    .set({ answer, answeredAt })
    .where(and(eq(listingQuestionTable.id, id), isNull(listingQuestionTable.answer)))
    .returning({ id: listingQuestionTable.id });
  return answered.length > 0;
}
