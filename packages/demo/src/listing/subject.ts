import type { Family } from "../catalogue/type-fact.ts";
import type { Condition } from "@heirloop/contract/listing/listing.schema";

/** What the sentences may speak of; already in spoken form. */
export type Subject = {
  readonly noun: string;
  readonly material: string;
  /** Null where the material has its one colour. */
  readonly colour: string | null;
  readonly style: string;
  readonly brand: string | null;
  /** `the early 1960s`; null for pieces of today. */
  readonly era: string | null;
  readonly town: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly weight: number;
  readonly family: Family;
  readonly legs: string | null;
  readonly second: string;
  readonly condition: Condition;
};

export type Clauses = readonly [string, ...string[]];
