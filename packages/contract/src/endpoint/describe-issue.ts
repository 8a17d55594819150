import type * as z from "zod/mini";

const expectations: Readonly<Record<string, string>> = {
  string: "Use text",
  number: "Use a number",
  int: "Use a whole number",
  boolean: "Use true or false",
  array: "Use a list",
  object: "Use an object",
};
const mostChoices = 10;
const choices = new Intl.ListFormat("en-US", { type: "disjunction" });
const number = (value: number | bigint) => value.toLocaleString("en-US");

function describeMaximum({
  origin,
  maximum,
  inclusive,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === "string") return `Use at most ${number(maximum)} characters`;
  if (origin === "array") return `Use at most ${number(maximum)} entries`;
  return inclusive === false ? `Use less than ${number(maximum)}` : `Use ${number(maximum)} or less`;
}

function describeMinimum({
  origin,
  minimum,
  inclusive,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === "string")
    return minimum === 1 ? "Fill this in" : `Use at least ${number(minimum)} characters`;
  if (origin === "array") return minimum === 1 ? "Add at least one" : `Add at least ${number(minimum)}`;
  return inclusive === false ? `Use more than ${number(minimum)}` : `Use ${number(minimum)} or more`;
}

/** What is wrong according to the first alternative that takes this type of value. */
function describeUnion({ errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const isOtherType = (issue: z.core.$ZodIssue) => issue.code === "invalid_type" && issue.path.length === 0;
  const close = errors.flatMap(([first]) => (first === undefined || isOtherType(first) ? [] : first));
  return close[0]?.message ?? "This value is not valid";
}

/** The message about a field whose schema has none of its own; given to Zod as `error`. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return "Fill this in";
      return expectations[issue.expected] ?? "This value is not valid";
    case "too_big":
      return describeMaximum(issue);
    case "too_small":
      return describeMinimum(issue);
    case "invalid_format":
      return "The format is not right";
    case "invalid_value":
      return issue.values.length > mostChoices
        ? "This value is not valid"
        : `Use ${choices.format(issue.values.map(String))}`;
    case "invalid_union":
      return describeUnion(issue);
    case "unrecognized_keys":
      return "This field does not exist";
    default:
      return "This value is not valid";
  }
}
