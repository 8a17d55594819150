import { ProblemError } from "@heirloop/api-client/http/problem-error";

/** What the API answers; null if it refuses or cannot be reached. Any other error is thrown. */
export const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
