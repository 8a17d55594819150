import { expect, test } from "vitest";
import { promoEmailProblem } from "./promo-email.ts";

const [empty, malformed] = ["Add email first", "Please enter a valid email address"];

test.each([
  ["", empty],
  ["  \t", empty],
  ["ada", malformed],
  ["ada@", malformed],
  ["@example.com", malformed],
  ["ada@example", malformed],
  ["ada@.com", malformed],
  ["ada@example.", malformed],
  ["ada oak@example.com", malformed],
  ["ada@@example.com", malformed],
  ["ada@example.com", null],
  [" Ada.Oak+sofa@mail.example.co ", null],
])("%j: %s", (typed, problem) => {
  expect(promoEmailProblem(typed)).toBe(problem);
});
