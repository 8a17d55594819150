import { expect, test } from "vitest";
import { reviewPublication, type ReviewCase } from "./review-publication.ts";

test.each<[ReviewCase["moderation"], boolean, string]>([
  [null, true, "scheduled"],
  [null, false, "email-unverified"],
  ["held", true, "held"],
  ["held", false, "held"],
  ["rejected", true, "held"],
  ["published", true, "scheduled"],
  ["published", false, "email-unverified"],
])("moderation %s, writer verified %s: %s", (moderation, writerVerified, publication) => {
  expect(reviewPublication({ moderation, writerVerified })).toBe(publication);
});
