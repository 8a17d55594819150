import { furnitureTypes } from "./furniture-types.ts";
import { decorTypes } from "./home-decor-types.ts";
import { lightingTypes } from "./lighting-types.ts";
import { seatingTypes } from "./seating-types.ts";
import type { TypeFact } from "./type-fact.ts";

/** Every type in the catalog, furniture first. */
export const typeFacts: readonly [TypeFact, ...TypeFact[]] = [
  ...furnitureTypes,
  ...seatingTypes,
  ...decorTypes,
  ...lightingTypes,
];

const byType = new Map(typeFacts.map((fact) => [fact.type, fact]));

export const typeFact = (type: string): TypeFact | undefined => byType.get(type);
