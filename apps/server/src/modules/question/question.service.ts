import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { checkContact, getContact } from "../blocked-people/person-block.service.ts";
import { requireUser } from "../user/require-user.ts";
import { publicName } from "../user/user.presenter.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { requireListing } from "../listing/listing.service.ts";
import { presentQuestion } from "./question.presenter.ts";
import { answerQuestion, findQuestion, insertQuestion, listQuestionsOf } from "./question.queries.ts";

export async function listQuestions(db: Db, listingId: string) {
  const questions = await listQuestionsOf(db, listingId);
  if (questions === null) throw problem("not-found");
  return { questions: questions.map(presentQuestion) };
}

type TextInput = { text: string; now: Date };

/** Stores a question from anyone but the seller, and notifies the seller. */
export async function askQuestion(
  db: Db,
  deps: Deps,
  caller: Caller,
  listingId: string,
  { text, now }: TextInput,
) {
  const listing = await requireListing(db, listingId);
  if (listing.sellerId === caller.userId)
    throw problem("own-listing", { detail: "Answer a question by naming it in answerTo." });
  const id = deps.newId();
  return transaction(db, async (tx) => {
    await checkContact(tx, caller.userId, [listing.sellerId], "question");
    await insertQuestion(tx, { id, listingId, askedBy: caller.userId, text, createdAt: now });
    const asker = await requireUser(tx, caller.userId);
    await deps.notify(tx, {
      userId: listing.sellerId,
      type: "question",
      text: `asked about ${listing.title}: ${text}`,
      sender: { firstName: publicName(asker) },
      listingIds: [listingId],
      orderId: null,
      chatId: null,
    });
    await publishListings(deps, [listing]);
    return presentQuestion(await requireQuestion(tx, listingId, id));
  });
}

/** Stores the seller's only answer and notifies the author of the question. */
export async function giveAnswer(
  db: Db,
  deps: Deps,
  caller: Caller,
  listingId: string,
  { text, now, questionId }: TextInput & { questionId: string },
) {
  const listing = await requireListing(db, listingId);
  if (listing.sellerId !== caller.userId)
    throw problem("permission-denied", { detail: "Only the seller answers." });
  const question = await requireQuestion(db, listingId, questionId);
  return transaction(db, async (tx) => {
    if (!(await answerQuestion(tx, questionId, text, now)))
      throw problem("state-conflict", { detail: "This question has an answer already." });
    const seller = await requireUser(tx, caller.userId);
    const isReached = (await getContact(tx, caller.userId, question.askedBy)) === "open";
    // The answer is public, but after a block it is not sent to the person who asked.
    if (isReached)
      await deps.notify(tx, {
        userId: question.askedBy,
        type: "question",
        text: `answered your question about ${listing.title}: ${text}`,
        sender: { firstName: publicName(seller) },
        listingIds: [listingId],
        orderId: null,
        chatId: null,
      });
    await publishListings(deps, [listing]);
    return presentQuestion(await requireQuestion(tx, listingId, questionId));
  });
}

async function requireQuestion(db: Db, listingId: string, id: string) {
  const question = await findQuestion(db, listingId, id);
  if (question === null) throw problem("not-found");
  return question;
}
