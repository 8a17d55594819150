import type { Voice } from "../subject.ts";

/** First sentences, by the writer's voice: individuals, shops, and houses that sell for others. */
export const openingLines: Readonly<Record<Voice, readonly string[]>> = {
  private: [
    "{Im} selling {my} {piece} in {look}[, bought in {year}|, used in {my} {room}|].",
    "This {look} {noun} has been in {my} {room} since {year}.",
    "{Style} {piece} in {look}[, from a smoke-free home|, from a pet-free home|].",
    "{I} bought this {piece} in {year} for {my} {room}, and [{I} have enjoyed it|it has been well looked after|it is time for a change].",
    "{Iam} [moving|downsizing|redecorating], so {my} {piece} in {look} is looking for a new home.",
    "A {style} {piece} in {look}[, bought in {year}|, used in {my} {room}|].",
    "{Brand} {noun} in {look}[, bought in {year}|, from {my} {room}|].",
    "{My} {style} {noun} from {era}, in {look}.",
    "[Well-kept|Much-loved] {piece} in {look}[, ready for its next home|, ready for pickup|].",
    "This {piece} in {look} [no longer fits {my} new place|is too big for {my} new apartment|does not go with {my} new sofa], so {Iam} passing it on.",
  ],
  shop: [
    "{Style} {piece} in {look}[, from {era}|, by {brand}|].",
    "A {style} {noun} from {era}, in {look}.",
    "This {piece} in {look} is by {brand}[, made in {era}|].",
    "[New in our shop|Just in|Just arrived]: a {style} {piece} in {look}[, from {era}|, by {brand}|].",
    "A [handsome|well-proportioned|classic|beautiful] {piece} in {look}, {style} in style.",
    "{Brand} {piece} in {look}, [made in {era}|with {style} lines|{style} in style].",
    "This {style} {noun} in {look} is a [good fit|great choice|natural choice] for a {room}.",
    "A {piece} in {look}[, dating from {era}|, with a {style} shape|, in a versatile size|, in a classic design].",
  ],
  house: [
    "A {style} {piece} in {look}, consigned by [a family|a couple|a collector|the original owner] in {town}.",
    "We are selling this {piece} in {look} for its owner in {town}.",
    "On consignment: a {style} {noun} in {look}[, by {brand}|, from {era}|].",
    "This {piece} in {look} comes from [a private home|an estate|an apartment] in {town}.",
    "{Style} {piece} in {look}[, by {brand}|, from {era}|], inspected in our workshop.",
    "{Brand} {noun} in {look}, consigned by its owner in {town}.",
  ],
};
