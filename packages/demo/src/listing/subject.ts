import type { Condition } from "@heirloop/contract/listing/listing.schema";
import type { TypeFact } from "../catalog/type-fact.ts";
import type { Traits } from "./traits.ts";

/** The writer: an individual, a shop, or a house that sells for others. */
export type Voice = "private" | "shop" | "house";

/** The facts for a listing's text; names are already in spoken form. */
export type Subject = {
  readonly fact: TypeFact;
  readonly voice: Voice;
  /** An individual rather than a household; shops are always plural. */
  readonly alone: boolean;
  readonly noun: string;
  /** Raw name. */
  readonly material: string;
  readonly second: string | null;
  /** Null when the material has only one color. */
  readonly color: string | null;
  readonly style: string;
  readonly brand: string | null;
  readonly age: Age;
  readonly town: string;
  readonly room: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly weight: number;
  readonly legs: string | null;
  readonly traits: Traits;
  readonly condition: Condition;
  readonly pickup: boolean;
  readonly delivery: boolean;
};

/** When it was made and when its current owner bought it. */
export type Age = {
  readonly yearMade: number;
  /** `the early 1960s`; null for recent pieces. */
  readonly era: string | null;
  readonly bought: number;
  readonly now: number;
};
