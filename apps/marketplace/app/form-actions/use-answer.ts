import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The answer of the page's form until the next submission or navigation.
 *
 * The router forgets it whenever the page's data is loaded again, so a live event would take away an error that is
 * being read.
 *
 * @param answer the route's `actionData`
 */
export function useAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ answer, key });
  // An answer arrives before its navigation is complete, so its location changes once.
  const current = answer === undefined && key === last.key ? last : { answer, key };
  if (current.answer !== last.answer || current.key !== last.key) setLast(current);
  return current.answer;
}
