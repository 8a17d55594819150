import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, servePrepared, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { askQuestion, giveAnswer, listQuestions } from "./question.service.ts";

/** Questions are public, and each one notifies a seller, so they are limited. */
const questionsPerPerson = { points: 30, seconds: 600 };

const routes = (deps: Deps): readonly Route[] => [
  serve(listingEndpoints.questions, ({ params, db }) => listQuestions(db, params.heirloopId)),
  servePrepared(
    listingEndpoints.ask,
    async ({ body, caller }) => {
      if (body.answerTo === undefined)
        await deps.rateLimiter.consume("question", questionsPerPerson, caller.userId);
    },
    ({ params, body, caller, db, now }) => {
      const { text, answerTo } = body;
      return answerTo === undefined
        ? askQuestion(db, deps, caller, params.heirloopId, { text, now })
        : giveAnswer(db, deps, caller, params.heirloopId, { text, now, questionId: answerTo });
    },
  ),
];

export const question: Module = { routes };
