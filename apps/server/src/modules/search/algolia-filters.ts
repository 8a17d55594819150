import { searchFacets, type SearchFacet } from "@heirloop/contract/search/search.schema";
import { numericFields, type Clause, type Condition } from "./search.port.ts";

/** A filter that is not valid Algolia syntax. */
export class FilterError extends Error {}

function facetNamed(name: string): SearchFacet {
  const facet = searchFacets.find((one) => one === name);
  if (facet === undefined) throw new FilterError(`No facet is called ${name}`);
  return facet;
}

/** `brand:Halden`, or `brand:-Halden` to exclude it. */
function facetCondition(filter: string): Condition {
  const at = filter.indexOf(":");
  if (at < 1) throw new FilterError(`A facet filter is name:value, this is ${filter}`);
  const facet = facetNamed(filter.slice(0, at).trim());
  const value = filter
    .slice(at + 1)
    .trim()
    .replace(/^"(.*)"$|^'(.*)'$/, "$1$2");
  return value.startsWith("-")
    ? { kind: "facet", facet, value: value.slice(1), not: true }
    : { kind: "facet", facet, value: value.replace(/^\\-/, "-") };
}

const comparison = /^\s*(\w+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
const range = /^\s*(\w+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/;

function numericCondition(filter: string): Condition | null {
  const between = range.exec(filter);
  const compared = comparison.exec(filter);
  const [, name, ...rest] = between ?? compared ?? [];
  const field = numericFields.find((one) => one === name);
  if (field === undefined) return null;
  if (between) return { kind: "number", field, least: Number(rest[0]), most: Number(rest[1]) };
  const [sign = "=", digits = "0"] = rest;
  const value = Number(digits);
  const bounds: Record<string, [number, number]> = {
    "<": [Number.MIN_SAFE_INTEGER, Math.ceil(value) - 1],
    "<=": [Number.MIN_SAFE_INTEGER, value],
    ">": [Math.floor(value) + 1, Number.MAX_SAFE_INTEGER],
    ">=": [value, Number.MAX_SAFE_INTEGER],
    "=": [value, value],
    "!=": [value, value],
  };
  const [least, most] = bounds[sign] ?? [value, value];
  return { kind: "number", field, least, most, ...(sign === "!=" ? { not: true } : {}) };
}

function numericOrFail(filter: string): Condition {
  const condition = numericCondition(filter);
  if (condition === null) throw new FilterError(`A numeric filter is name>=number, this is ${filter}`);
  return condition;
}

/** Alternatives on one facet belong to it, so its own counts can be computed without them. */
function clauseOf(any: readonly Condition[]): Clause {
  const [first] = any;
  const own =
    first?.kind === "facet" &&
    any.every((one) => one.kind === "facet" && one.facet === first.facet && one.not !== true);
  return own && first.kind === "facet" ? { of: first.facet, any } : { any };
}

export type NestedFilters = string | ReadonlyArray<string | readonly string[]>;

/** The outer list is "and", an inner one "or". */
function nested(filters: NestedFilters, read: (filter: string) => Condition): Clause[] {
  const all = typeof filters === "string" ? [filters] : filters;
  return all
    .filter((one) => one.length > 0)
    .map((one) => clauseOf((typeof one === "string" ? [one] : one).map(read)));
}

export const facetFilters = (filters: NestedFilters): Clause[] => nested(filters, facetCondition);
export const numericFilters = (filters: NestedFilters): Clause[] => nested(filters, numericOrFail);

/** Splits at an operator outside quotes and parentheses. */
function split(text: string, word: "AND" | "OR"): string[] {
  const parts: string[] = [""];
  let depth = 0;
  let quote = "";
  for (const token of text.match(/"|'|\(|\)|\s(?:AND|OR)\s|[\s\S]/g) ?? []) {
    if (quote !== "") quote = token === quote ? "" : quote;
    else if (token === '"' || token === "'") quote = token;
    else if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (depth === 0 && token.length > 1 && token.trim() === word) {
      parts.push("");
      continue;
    }
    if (depth < 0) break;
    parts.push(`${parts.pop() ?? ""}${token}`);
  }
  if (depth !== 0 || quote !== "") throw new FilterError("A parenthesis or quote is not closed");
  return parts;
}

function condition(text: string): Condition {
  const not = /^\s*NOT\s+/.test(text);
  const filter = text.replace(/^\s*NOT\s+/, "").trim();
  if (/(?:^|\s)(?:AND|OR|NOT)$/.test(filter))
    throw new FilterError(`Nothing follows the last word of ${filter}`);
  const read = numericCondition(filter) ?? facetCondition(filter);
  return not ? { ...read, not: read.not !== true } : read;
}

/** Each level is read character by character again (docs/decisions/0134). */
const mostLevels = 8;

/** `brand:"A" OR brand:B`, each or all optionally in parentheses. */
function anyOf(text: string, level = 0): Condition[] {
  if (level > mostLevels) throw new FilterError(`Nest parentheses at most ${mostLevels} deep`);
  const parts = split(text, "OR");
  if (parts.length > 1) return parts.flatMap((part) => anyOf(part, level));
  const within = /^\s*\((.*)\)\s*$/s.exec(text)?.[1];
  return within === undefined ? [condition(text)] : anyOf(within, level + 1);
}

/** Parses Algolia's `filters`: comparisons, `name:value`, AND between groups, OR within them, NOT. */
export function filterClauses(filters: string): Clause[] {
  return filters.trim() === "" ? [] : split(filters, "AND").map((part) => clauseOf(anyOf(part)));
}
