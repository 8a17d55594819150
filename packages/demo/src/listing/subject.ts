import type { Condition } from "@heirloop/contract/listing/listing.schema";
import type { TypeFact } from "../catalog/type-fact.ts";
import type { Traits } from "./traits.ts";

/** Who writes: somebody at home, a shop, or a house that sells for others. */
export type Voice = "private" | "shop" | "house";

/** What a listing's words may speak of; names already in spoken form. */
export type Subject = {
  readonly fact: TypeFact;
  readonly voice: Voice;
  /** One person or a household; shops are always many. */
  readonly alone: boolean;
  readonly noun: string;
  /** Raw name. */
  readonly material: string;
  readonly second: string | null;
  /** Null where the material has its one colour. */
  readonly colour: string | null;
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

/** When it was made and since when it is its present owner's. */
export type Age = {
  readonly made: number;
  /** `the early 1960s`; null for pieces of today. */
  readonly era: string | null;
  readonly bought: number;
  readonly now: number;
};
