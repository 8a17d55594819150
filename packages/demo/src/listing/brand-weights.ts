import { type BrandFact, brandFacts } from "../catalog/brands.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { isOfItsTime } from "./age.ts";

type Weighed = readonly (readonly [BrandFact, number])[];
type ByStyle = Map<string, Weighed>;

const makers = { used: new Map<TypeFact, ByStyle>(), unused: new Map<TypeFact, ByStyle>() };

const fitting = ({ subCategory }: TypeFact, style: string, isUnused: boolean): Weighed =>
  brandFacts
    .filter(
      (brand) =>
        brand.makes.includes(subCategory) &&
        brand.styles.includes(style) &&
        isOfItsTime(brand, style, isUnused),
    )
    .map((brand) => [brand, 1 / brand.rank] as const);

/** The brands that make this type in this style; expensive ones have less weight. */
export function brandWeightsFor(fact: TypeFact, style: string, isUnused: boolean): Weighed {
  const all = isUnused ? makers.unused : makers.used;
  const ofType: ByStyle = all.get(fact) ?? new Map();
  all.set(fact, ofType);
  const brands = ofType.get(style) ?? fitting(fact, style, isUnused);
  ofType.set(style, brands);
  return brands;
}
