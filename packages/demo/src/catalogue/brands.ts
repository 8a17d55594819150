import type { DemoBrand } from "../world/records.ts";

export type BrandFact = DemoBrand & {
  /** Factor on the usual price. */
  readonly rank: number;
  readonly styles: readonly [string, ...string[]];
  readonly categories: readonly string[];
};

const slugOf = (name: string) => name.toLowerCase().replace(/&/g, "and").normalize("NFD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

const all = ["furniture", "seating", "home_decor", "lighting"] as const;
const furniture = ["furniture", "seating"] as const;

const brand = (name: string, rank: number, styles: readonly [string, ...string[]], categories: readonly string[], about: string): BrandFact => ({
  name,
  slug: slugOf(name),
  designer: rank >= 1.6,
  rank,
  styles,
  categories,
  about,
});

/** All invented; a resemblance to a real maker is chance. */
export const brandFacts: readonly BrandFact[] = [
  brand("Halden & Moss", 1.2, ["mid_century_modern", "scandinavian"], furniture, "A two-workshop maker known for oiled walnut and honest joints."),
  brand("Ravnsborg Møbler", 2.1, ["danish_modern", "mid_century_modern"], furniture, "Teak and paper cord in small numbers since the fifties."),
  brand("Casa Verani", 2.4, ["italian_modern", "1970_s"], furniture, "Low, generous seating drawn in Brianza for long evenings."),
  brand("Atelier Corvin", 2.6, ["art_deco", "contemporary"], all, "Burl, brass and lacquer, made to order by eleven people."),
  brand("Linden Street", 0.8, ["contemporary", "transitional"], all, "Everyday pieces for first apartments and second moves."),
  brand("Fenwick Joinery", 1.1, ["traditional", "farmhouse"], furniture, "Solid oak, cut and pegged the slow way."),
  brand("Ostra Studio", 1.7, ["minimalist", "contemporary"], all, "Quiet shapes in travertine, plaster and boucle."),
  brand("Marlow & Finch", 1, ["traditional", "transitional"], all, "Rolled arms and turned legs, done without fuss."),
  brand("Northlight", 0.9, ["scandinavian", "minimalist"], all, "Pale wood, wool, and lamps for dark winters."),
  brand("Pellworth", 1.3, ["traditional", "victorian"], furniture, "A county cabinetmaker that never stopped making secretaries."),
  brand("Solano Works", 1.1, ["mid_century_modern", "bohemian"], all, "Californian tables and benches in walnut and cane."),
  brand("Tilde Form", 1.8, ["postmodern", "1980_s"], all, "Graphic objects that refuse to sit quietly."),
  brand("Greyfriars Forge", 1, ["industrial", "rustic"], ["furniture", "lighting", "home_decor"], "Blackened steel, riveted where others glue."),
  brand("Maison Aubrac", 1.9, ["french_provincial", "traditional"], all, "Country house furniture in painted beech and linen."),
  brand("Kestrel Lighting", 1.1, ["mid_century_modern", "industrial"], ["lighting"], "Spun shades and brass stems, rewired to last."),
  brand("Lumen & Reed", 1.4, ["contemporary", "art_deco"], ["lighting"], "Pleated shades and alabaster glow."),
  brand("Tallgrass", 0.7, ["farmhouse", "transitional"], all, "Prairie-plain furniture at fair prices."),
  brand("Ennis Hollow", 1, ["rustic", "farmhouse"], furniture, "Reclaimed barn boards with their history left in."),
  brand("Voss & Lund", 1.6, ["danish_modern", "scandinavian"], furniture, "Lounge chairs with the patience of boatbuilders."),
  brand("Brightwater", 0.8, ["coastal", "contemporary"], all, "Rattan, linen and washed oak for light rooms."),
  brand("Calloway House", 1.2, ["hollywood_regency", "traditional"], all, "Lacquer and gilt with a straight face."),
  brand("Orsini Tessuti", 2, ["italian_modern", "contemporary"], ["seating"], "Sofas upholstered by a family of tailors."),
  brand("Petra Loom", 1.1, ["bohemian", "traditional"], ["home_decor"], "Hand-knotted rugs from three villages and one dye house."),
  brand("Warp & Field", 0.9, ["scandinavian", "minimalist"], ["home_decor"], "Flat-woven wool in field colors."),
  brand("Kiln Street", 0.9, ["contemporary", "bohemian"], ["home_decor", "lighting"], "Stoneware with fingerprints left on purpose."),
  brand("Adler & Roth", 1.5, ["mid_century_modern", "industrial"], furniture, "Office furniture that outlived its offices."),
  brand("Harrow Lane", 0.9, ["transitional", "contemporary"], all, "Middle-of-the-road, in the best sense."),
  brand("Sable & Pine", 0.85, ["rustic", "scandinavian"], all, "Soft pine, dark wool, cabin manners."),
  brand("Studio Ilvane", 2.3, ["minimalist", "contemporary"], furniture, "Six designs, each refined for twenty years."),
  brand("Meridian Craft", 1, ["mid_century_modern", "contemporary"], furniture, "Walnut casework in batches of forty."),
  brand("Oakhurst Guild", 1.15, ["arts_and_crafts", "traditional"], furniture, "Quarter-sawn oak and pinned tenons."),
  brand("Belgrave Upholstery", 1.25, ["traditional", "transitional"], ["seating"], "Eight-way hand-tied springs, still."),
  brand("Rue Lavande", 0.95, ["french_provincial", "bohemian"], all, "Cane, curves and a little faded paint."),
  brand("Tanaka Mokko", 1.9, ["japandi", "minimalist"], furniture, "Joinery without metal, finish without shine."),
  brand("Inari House", 1.2, ["japandi", "minimalist"], all, "Low tables and paper light."),
  brand("Quarry & Co", 1.3, ["contemporary", "postmodern"], all, "Stone tops cut from offcuts."),
  brand("Delmar", 0.75, ["contemporary", "coastal"], all, "Family furniture with washable covers."),
  brand("Fable & Thorn", 0.9, ["bohemian", "eclectic"], all, "Velvet, fringe and strong opinions."),
  brand("Union Depot", 0.9, ["industrial", "rustic"], all, "Factory carts, lockers and drafting stools."),
  brand("Gilded Wren", 1.1, ["hollywood_regency", "art_deco"], ["home_decor", "lighting"], "Mirrors and sconces with a sense of occasion."),
  brand("Lykke", 0.85, ["scandinavian", "danish_modern"], all, "Friendly oak and rounded corners."),
  brand("Bruno Castel", 2.5, ["postmodern", "1980_s"], all, "A Milanese draughtsman's collected experiments."),
  brand("Hollis Grant", 1.7, ["mid_century_modern", "transitional"], furniture, "American casework from a designer who began in boats."),
  brand("Ferro Nord", 1.05, ["industrial", "minimalist"], all, "Thin steel, thick oak."),
  brand("Westmere", 1.1, ["traditional", "transitional"], furniture, "Dining rooms for people who still use them."),
  brand("Aster Row", 0.7, ["contemporary", "scandinavian"], all, "Flat-packed once, loved since."),
  brand("Cordova Hide", 1.35, ["rustic", "mid_century_modern"], ["seating"], "Vegetable-tanned leather on oak frames."),
  brand("Sunday Parlor", 1, ["victorian", "eclectic"], all, "Parlor furniture rescued and re-covered."),
  brand("Noor Atelier", 1.5, ["bohemian", "contemporary"], all, "Hammered brass and knotted wool."),
  brand("Pavia Marmi", 2, ["italian_modern", "contemporary"], ["furniture", "home_decor"], "Marble turned thin enough to glow."),
  brand("Birch & Barrow", 0.8, ["farmhouse", "scandinavian"], all, "Painted pine with good drawers."),
  brand("Eero Lahti", 2.2, ["mid_century_modern", "scandinavian"], furniture, "Bent birch by a Helsinki architect."),
  brand("Monarch & Hale", 1.4, ["art_deco", "hollywood_regency"], all, "Channel backs, plinth bases, evening colors."),
  brand("Trestle Hill", 0.95, ["farmhouse", "rustic"], furniture, "Harvest tables from one sawmill."),
  brand("Camden Glassworks", 1.15, ["contemporary", "1970_s"], ["lighting", "home_decor"], "Blown glass in tea, smoke and moss."),
  brand("Signe Aagaard", 2, ["danish_modern", "minimalist"], ["seating", "lighting"], "Chairs and lamps from one hand, 1958 onward."),
  brand("Redwood Mercantile", 0.9, ["rustic", "mid_century_modern"], all, "West Coast ranch furniture, sanded and sent on."),
  brand("Ivy Terrace", 0.8, ["coastal", "french_provincial"], all, "Wicker and white paint for sunrooms."),
  brand("Palisade", 1.3, ["contemporary", "italian_modern"], furniture, "Deep modular seating with down wraps."),
  brand("Josef Renn", 2.4, ["bauhaus", "industrial"], all, "Tubular steel, unaltered since the drawing."),
  brand("Carrow Clockworks", 1.1, ["traditional", "mid_century_modern"], ["home_decor"], "Movements you can hear only if you listen."),
  brand("Papermoon", 0.85, ["japandi", "contemporary"], ["lighting"], "Washi, wire and soft evenings."),
];
