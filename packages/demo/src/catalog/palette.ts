/** Materials shared by several types; a name listed twice is twice as likely. */
export const cloths = [
  "linen",
  "cotton",
  "wool",
  "velvet",
  "velvet",
  "boucle",
  "leather",
  "leather",
  "mohair",
  "tweed",
] as const;
export const woods = [
  "walnut",
  "walnut",
  "oak",
  "white_oak",
  "teak",
  "mahogany",
  "pine",
  "cherry",
  "rosewood",
  "ash",
  "maple",
  "elm",
  "painted_wood",
  "reclaimed_wood",
  "burl_wood",
  "ebonized_wood",
] as const;
export const legWoods = ["walnut", "oak", "teak", "ash", "mahogany", "ebonized_wood", "maple"] as const;
export const tops = [...woods, "marble", "travertine", "glass", "lacquer"] as const;
export const bases = [...legWoods, "brass", "steel", "blackened_steel", "chrome"] as const;
export const chairSeats = [
  "walnut",
  "oak",
  "teak",
  "ash",
  "leather",
  "linen",
  "velvet",
  "rattan",
  "boucle",
  "cotton",
  "painted_wood",
  "maple",
] as const;
export const fittings = ["brass", "walnut", "oak", "blackened_steel", "bronze", "teak", "mahogany"] as const;
