import { getStems, splitWords } from "../../patterns/highlighted-text/word-stems.ts";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";
import type { HelpAnswer, HelpAudience, HelpTopic } from "./help-topic.ts";

const holds = (text: string, stems: readonly string[]): boolean => {
  const words = splitWords(text);
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
};

export type HelpSearch = { audience?: HelpAudience | undefined; keyword: string };

/**
 * The topics for an audience with the answers that contain every word; matching questions come first. Without a
 * keyword: all answers.
 */
export function findAnswers(topics: readonly HelpTopic[], { audience, keyword }: HelpSearch): HelpTopic[] {
  const stems = getStems(keyword);
  const rank = (answer: HelpAnswer): number => (holds(answer.question, stems) ? 0 : 1);
  return topics
    .filter((topic) => audience === undefined || (topic.audience ?? audience) === audience)
    .map((topic) => ({
      ...topic,
      answers: topic.answers
        .filter(({ question, paragraphs, alsoCalled = "" }) =>
          holds(`${topic.title} ${question} ${paragraphs.join(" ")} ${alsoCalled}`, stems),
        )
        .toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ answers }) => answers.length > 0);
}

/** The same topics without links to pages that are not there. */
export const withPages = (topics: readonly HelpTopic[], pages: readonly SitePage[]): HelpTopic[] =>
  topics.map((topic) => ({
    ...topic,
    answers: topic.answers.map((answer) => ({
      ...answer,
      links: (answer.links ?? []).filter(({ page }) => page === undefined || pages.includes(page)),
    })),
  }));
