import type { Clauses } from "./subject.ts";

export const pasts: Clauses = [
  "It came out of a {town} apartment where little had changed in decades",
  "Bought new by the family that is now letting it go",
  "It spent {era} and after in one household",
  "We took it from an estate near {town}",
  "The last owner, an architect, lived with it for twenty years",
  "It stood in a guest room that had few guests",
  "A designer in {town} bought it for a project and then changed the plan",
  "It was stored, wrapped, in a dry basement",
  "Moved twice, both times by people who padded the van",
  "It has been in our own home since spring",
  "From the closing of a small hotel outside {town}",
  "Inherited, loved, and now a size too large for us",
];

export const pastTails: Clauses = [
  ", and it shows in the best way.",
  "; no smokers, no cats.",
  ", which explains the condition.",
  "; we have the old receipt.",
  ", and it is ready for its next address.",
  "; the story comes free.",
  ", with only one careful owner we know of.",
  ", and we would keep it if there were room.",
];

export const measures: Clauses = [
  "At {width} inches wide it fits between most windows",
  "It measures {width} by {depth} inches and stands {height} inches tall",
  "{height} inches tall and {depth} deep",
  "Allow {depth} inches from the wall",
  "It clears a 30-inch doorway on its side, we measured",
  "Plan on {width} inches of wall",
  "With {weight} lb to carry, two people are plenty",
  "Measure your stairs: the longest side is {longest} inches",
  "Its footprint is {width} by {depth} inches",
  "Small enough for an elevator at {longest} inches on the long side",
];

export const measureTails: Clauses = [
  ", and it never looks crowded.",
  ", so check the turn in the hall first.",
  "; full dimensions are listed below.",
  ", a friendly size for a city room.",
  "; ask us for a picture with a tape against it.",
  ", give or take a quarter inch.",
  ", which leaves space to walk around.",
  "; we help load at pickup.",
];
