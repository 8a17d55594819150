/** A piece's history, by voice and by whether it is old, used or unused. */
export const provenanceLines: Readonly<Record<string, readonly string[]>> = {
  private_old: [
    "{I} bought it in {year} [from a dealer in {town}|at an estate sale near {town}|at an auction].",
    "It belonged to [{my} grandparents|{my} great-aunt|{my} parents], who bought it in the {decade}.",
    "It dates from {era}, and {I} have owned it for {held} years.",
    "{I} am told it was made in {era}.",
    "It has been in {my} family since the {decade}.",
    "It was already {old} years old when {I} bought it in {year}.",
  ],
  private_used: [
    "{I} bought it new in {year}.",
    "It has been in {my} {room} since {year}.",
    "One owner, bought in {year}[; the receipt is included|].",
    "{I} bought it in {year} [from a store in {town}|directly from the maker|at a sample sale].",
    "It has been used for {held} years[, mostly on weekends|, out of direct sun|].",
  ],
  private_new: [
    "It was a gift and [was never used|does not suit {my} home].",
    "{I} ordered it this year, but it [does not fit the space|is the wrong size for the room|is not the right color].",
    "The return window has passed, so {Iam} selling it here.",
  ],
  private_recent: [
    "{I} bought it less than a year ago[ and have hardly used it| for a room {I} no longer have|].",
    "It has rarely been used.",
    "{I} bought it this year, but [it does not fit the new place|{my} plans for the room changed].",
  ],
  shop_old: [
    "It dates from {era}[, judging by the construction and hardware|].",
    "It comes from [an estate|a private home|an apartment] in {town}[, where it had been since the {decade}|].",
    "The previous owner had it for {held} years.",
    "We bought it from [its original owners|the family of a teacher|the estate of a doctor] in {town}.",
    "We found it at [an estate sale|an auction] near {town}.",
    "Its last owner bought it in {year}.",
  ],
  shop_used: [
    "Its first owner bought it in {year}.",
    "It comes from [a home|an apartment|a hotel lounge] in {town}, where it was in use since {year}.",
    "Made in {year}, with one owner since.",
    "It was traded in by a customer in {town}, who bought it new in {year}.",
  ],
  shop_new: [
    "It is [a floor sample|an unused showroom piece|overstock] from our own stock.",
    "It comes from a canceled order and was never used.",
    "Unused, from [a photo shoot|a model home] in {town}.",
  ],
  shop_recent: [
    "It is less than a year old.",
    "It comes from a [staged home|model home|short-term rental] in {town} and was hardly used.",
    "A customer in {town} traded it in after a few months.",
  ],
  house_old: [
    "Its owner bought it in {year} [from a dealer|at an estate sale|at an auction] near {town}.",
    "It dates from {era} and has been with the same family since the {decade}.",
    "The consigner owned it for {held} years.",
    "It comes from an estate in {town}.",
  ],
  house_used: [
    "The consigner bought it new in {year}.",
    "It has had one owner since {year}.",
    "It was used in the owner's {room} for {held} years.",
  ],
  house_new: [
    "It was ordered this year and never used.",
    "The owner's plans changed before it was ever used.",
    "It comes to us unused, from a canceled project in {town}.",
  ],
  house_recent: [
    "The owner bought it less than a year ago.",
    "It was used for only a few months.",
    "The owner moved soon after buying it, so it was hardly used.",
  ],
};
