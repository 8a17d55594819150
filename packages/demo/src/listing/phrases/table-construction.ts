/** How tables, beds and carts are made, by feature. The condition is left to the notes. */
export const tableConstruction: Readonly<Record<string, readonly string[]>> = {
  table: [
    "It stands level and does not wobble.",
    "The edges are rounded.",
    "It is {height} inches high.",
    "It weighs {weight} lb.",
    "It is well made and sturdy.",
  ],
  wood_top: ["The grain runs the full length of the top.", "The top was recently oiled."],
  stone_top: ["The stone top lifts off for moving.", "The stone is sealed; we recommend coasters."],
  glass_top: ["The glass top is tempered, with polished edges."],
  shelf: ["The lower shelf holds books or baskets."],
  second: ["The base is {second}.", "The {second} base is sturdy."],
  legs: ["It stands on {legs}.", "The {legs} unscrew for moving."],
  dining_tables: ["It seats six, and eight at a pinch.", "The legs come off for moving."],
  round_dining_tables: ["It seats four comfortably.", "The round top makes good use of a small dining area."],
  coffee_tables: [
    "At {height} inches, it is a good height for most sofas.",
    "At {width} inches, it is a good length for a three-seat sofa.",
  ],
  round_coffee_tables: [
    "The round shape is easy to walk around, and safe with small children.",
    "It works well with a sectional or in a small living room.",
  ],
  side_tables: ["There is room for a lamp and a drink.", "It works beside a sofa or a bed."],
  console_tables: [
    "At {depth} inches deep, it fits in a narrow hallway or behind a sofa.",
    "There is room underneath for baskets or a stool.",
  ],
  nesting_tables: ["The tables slide under each other to save space.", "Each table also works by itself."],
  bar_carts: ["The casters roll smoothly.", "Both tiers have rails that keep bottles in place."],
  bed: [
    "It fits a standard {mattress} mattress.",
    "Slats and center support are included, so no box spring is needed.",
    "All the hardware is included.",
    "It comes apart for moving and goes together with one wrench.",
    "The headboard is {height} inches high.",
    "It measures {width} by {longest} inches overall.",
    "It is solid and does not squeak.",
  ],
};
