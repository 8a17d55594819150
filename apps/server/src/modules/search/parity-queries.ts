import type { ListingSort } from "@heirloop/contract/listing/listing-query.schema";

/** `filters` are in Algolia's syntax. */
export type ParityQuery = { keyword: string; sort: ListingSort; filters: string };

const words = (...keywords: readonly string[]): ParityQuery[] =>
  keywords.map((keyword) => ({ keyword, sort: "relevance", filters: "" }));
const sorted = (sort: ListingSort, ...keywords: readonly string[]): ParityQuery[] =>
  keywords.map((keyword) => ({ keyword, sort, filters: "" }));
const filtered = (keyword: string, ...filters: readonly string[]): ParityQuery[] =>
  filters.map((filter) => ({ keyword, sort: "newest", filters: filter }));

/**
 * Searches that both engines should answer alike. Prices and sizes written as words ("under $500") are left out,
 * because only the embedded engine understands them.
 */
export const parityQueries: readonly ParityQuery[] = [
  // Kinds of pieces.
  ...words("sofa", "loveseat", "sectional", "armchair", "lounge chair", "wingback chair", "rocking chair"),
  ...words("dining chair", "desk chair", "bar stool", "counter stool", "ottoman", "pouf", "bench", "chaise"),
  ...words("coffee table", "round coffee table", "side table", "nesting tables", "console table"),
  ...words("dining table", "round dining table", "writing desk", "secretary desk", "vanity"),
  ...words("dresser", "nightstand", "bed", "wardrobe", "bookcase", "sideboard", "credenza", "cabinet"),
  ...words("media console", "bar cart", "bar cabinet", "trunk", "floor lamp", "table lamp", "desk lamp"),
  ...words("chandelier", "pendant", "sconce", "flush mount", "lantern", "area rug", "runner", "round rug"),
  ...words("wall mirror", "floor mirror", "round mirror", "wall clock", "mantel clock", "framed art", "vase"),
  ...words("candleholder", "basket", "planter", "plant stand", "bowl", "folding screen", "pedestal"),
  // Synonyms.
  ...words("couch", "settee", "love seat", "corner sofa", "chest of drawers", "bedside table", "buffet"),
  ...words("tv stand", "armoire", "bookshelf", "easy chair", "footstool", "hassock", "barstool", "carpet"),
  ...words("hanging lamp", "cocktail table", "end table", "hall table", "writing table", "drinks trolley"),
  ...words("dressing table", "mcm sofa", "mid century lamp", "grey sofa", "wicker chair", "looking glass"),
  // Typos.
  ...words("sofaa", "cofee table", "dreser", "nighstand", "chandeleir", "bokcase", "otoman", "vevlet sofa"),
  ...words("walnutt credenza", "lether armchair", "marbel table", "danihs modern chair", "candlholder"),
  // Unfinished words.
  ...words("sof", "cred", "walnut cre", "velvet so", "dining ta", "mid cen", "art dec", "north", "brass pen"),
  // A kind with its look.
  ...words("walnut credenza", "oak dining table", "teak sideboard", "leather armchair", "velvet sofa"),
  ...words("marble coffee table", "brass floor lamp", "linen sofa", "boucle armchair", "wool rug"),
  ...words("painted dresser", "pine bookcase", "travertine side table", "chrome bar cart", "rattan basket"),
  ...words("blue velvet sofa", "green armchair", "black desk", "white dresser", "ivory rug", "rust chair"),
  ...words("navy loveseat", "tan leather sofa", "brown leather chair", "gold mirror", "forest green sofa"),
  ...words("art deco cabinet", "danish modern chair", "mid century modern desk", "industrial bookcase"),
  ...words("farmhouse dining table", "scandinavian bed", "victorian mirror", "japandi bench", "rustic table"),
  ...words("hollywood regency mirror", "coastal bed", "postmodern lamp", "bauhaus chair", "1970s sofa"),
  // Brands.
  ...words("Northlight", "Halden & Moss", "Ravnsborg Møbler", "ravnsborg mobler", "Aster Row sofa"),
  ...words("Kestrel Lighting", "monarch hale mirror", "Tanaka Mokko", "Studio Ilvane"),
  // Rooms, and words of descriptions.
  ...words("bedroom lamp", "living room rug", "antique desk", "outdoor planter", "boho rug"),
  ...words("storage trunk", "brass handles", "vintage sofa", "turned legs"),
  // Nothing to find, and nothing typed.
  ...words("", "zzzzzz", "car tire", "sofa zzzzzz"),
  // Sort orders, which are replicas at Algolia.
  ...sorted("newest", "", "sofa", "brass lamp"),
  ...sorted("price-asc", "", "sofa", "walnut", "rug"),
  ...sorted("price-desc", "", "sofa", "walnut", "rug"),
  ...sorted("discount", "", "sofa", "chair"),
  // Filters.
  ...filtered("", "types:three_seat_sofas", 'brand:"Northlight"', "price <= 50000", "discount >= 20"),
  ...filtered("", "rooms:bedroom AND style:art_deco", "color:blue OR color:navy", "NOT categories:furniture"),
  ...filtered("sofa", "color:blue", "price:50000 TO 100000", "materials:velvet AND price < 200000"),
  ...filtered("table", "width <= 40 AND height <= 30", "condition:like_new", "designer:true"),
];
