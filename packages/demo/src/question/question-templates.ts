import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { say } from "../catalog/materials.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { numberWords, type Traits } from "../listing/traits.ts";
import type { DemoListing } from "../records/listing.ts";

export type QuestionedPiece = {
  readonly listing: DemoListing;
  readonly fact: TypeFact;
  readonly traits: Traits;
  readonly noun: string;
  readonly town: string;
  /** How far its seller delivers; null for the standard fees. */
  readonly terms: DeliveryTerms | null;
};

/** A question and its answer from the listing's own facts; null when the question does not apply. */
export type QuestionTemplate = (piece: QuestionedPiece) => readonly [question: string, answer: string] | null;

/** "We deliver for $45 up to 25 miles" */
const deliveryPrices = ({ bands }: DeliveryTerms) =>
  `We deliver ${bands.map(({ miles, fee }) => `${fee === 0 ? "for free" : `for ${formatCents(fee)}`} up to ${miles} miles`).join(", ")}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Questions about any piece. */
export const questionsOnAnyPiece: readonly QuestionTemplate[] = [
  ({ listing: { weight } }) => [
    "How much does it weigh? I will be carrying it up the stairs alone.",
    weight === null
      ? "I have not weighed it."
      : `${weight} lb. ${weight > 45 ? "It takes two people." : "One person can carry it."}`,
  ],
  ({ listing: { condition, conditionNotes } }) =>
    conditionNotes && (condition === "good" || condition === "fair")
      ? [
          "Is there any damage that the pictures do not show?",
          `No, only what the condition notes say: ${lowerFirst(conditionNotes)}`,
        ]
      : null,
  ({ listing: { delivery, localFee, carrierFee }, town, terms }) => [
    "Could you deliver it, and what would it cost?",
    delivery
      ? `${terms === null ? `Around ${town} it is ${formatCents(localFee)}` : deliveryPrices(terms)}; farther away a carrier brings it for ${formatCents(carrierFee)}.`
      : `Not this one, sorry. It is pickup only, in ${town}.`,
  ],
  ({ listing: { pickup }, town }) => [
    "Can I come and look at it first?",
    pickup
      ? `Gladly, in ${town}. Choose pickup at checkout and let us know that you would like to see it first.`
      : "Sorry, it is in storage, so it is delivery only. I can send more pictures.",
  ],
  ({ listing: { price, compareAtPrice } }) => [
    "Is the price firm?",
    compareAtPrice === null
      ? "Feel free to make an offer."
      : `It has already come down from ${formatCents(compareAtPrice)} to ${formatCents(price)}, but feel free to make a reasonable offer.`,
  ],
  ({ listing: { brand } }) => [
    "Do you know who made it?",
    brand ? `${brand}. I can send a picture of the label.` : "There is no label, so I am not sure.",
  ],
  ({ listing: { width, depth, height } }) => [
    "Could you confirm the measurements?",
    `I measured again: ${width} wide, ${depth} deep, ${height} high, all in inches.`,
  ],
  ({ listing: { color, materials } }) => [
    "Are the colors true in the pictures?",
    `Yes, they were taken in daylight. The ${say(materials[0] ?? "")} is ${say(color ?? "")}.`,
  ],
  () => [
    "Would you hold it until the weekend?",
    "Please place an order to reserve it; we can agree on a day afterward.",
  ],
  () => ["Does it come from a smoke-free home?", "Yes, as far as I know."],
];

const least = ({ width, depth, height }: DemoListing) => Math.min(width, depth, height);

const throughDoors: QuestionTemplate = ({ listing, fact }) =>
  listing.width < 36
    ? null
    : [
        "Will it fit through a 30-inch door?",
        fact.type === "sectionals"
          ? "Yes, it comes apart into sections that fit."
          : least(listing) <= 29
            ? "Yes, on its side."
            : "No, it needs about 34 inches.",
      ];

const woods = /walnut|teak|mahogany|rosewood|cherry|oak|ash|birch|maple|elm|pine/;

/** Questions about a kind of piece. */
export const questionsByFamily: Readonly<Record<TypeFact["family"], readonly QuestionTemplate[]>> = {
  upholstered: [
    throughDoors,
    ({ fact: { type }, listing: { height } }) =>
      type === "ottomans" || type === "poufs"
        ? ["How high is it?", `${height} inches, about as high as most seats.`]
        : ["What is the seat height?", "About 18 inches."],
    ({ traits: { seats } }) =>
      seats > 1
        ? [
            "Are the seat cushions loose?",
            `Yes, all ${numberWords[seats] ?? String(seats)}, and the covers zip off.`,
          ]
        : null,
    ({ listing: { materials } }) =>
      materials[0] === "leather"
        ? ["Is it real leather?", "Yes, everywhere you touch it."]
        : [
            "Can the fabric be cleaned?",
            `You can vacuum it and spot-clean the ${say(materials[0] ?? "")} with a damp cloth. It is not machine washable.`,
          ],
  ],
  chair: [
    ({ fact: { type }, listing: { height } }) => [
      "How high is the seat?",
      type === "bar_stools"
        ? "About 30 inches, for a bar at 40 to 42."
        : type.endsWith("chairs")
          ? "18 inches at the front edge, the usual height."
          : `${height} inches.`,
    ],
    () => ["Do you have more of them?", "Sorry, only this one."],
    () => ["Does it wobble at all?", "No, it is stable."],
  ],
  case: [
    throughDoors,
    ({ traits: { drawers } }) =>
      drawers > 1
        ? [
            "Do all the drawers open easily?",
            `Yes, all ${numberWords[drawers] ?? String(drawers)} slide smoothly.`,
          ]
        : drawers === 1
          ? ["Is there a drawer?", "Yes, one, and it slides smoothly."]
          : null,
    ({ traits: { has } }) =>
      has.includes("doors") ? ["Is there a shelf behind the doors?", "Yes, and it is adjustable."] : null,
    ({ listing: { depth } }) => ["How far does it stand out from the wall?", `${depth} inches in total.`],
  ],
  table: [
    ({ fact: { type, round }, listing: { width } }) =>
      type.endsWith("dining_tables")
        ? [
            "How many does it seat?",
            round
              ? width >= 48
                ? "Four comfortably, or six at a pinch."
                : "Four."
              : width >= 80
                ? "Eight, or ten at a pinch."
                : "Six, three on each side.",
          ]
        : null,
    ({ listing: { materials } }) =>
      woods.test(materials[0] ?? "")
        ? [
            "What is the finish on the top?",
            "An oil finish. I would use coasters, but rings can be sanded out.",
          ]
        : ["Does the top stain?", "Not from water. Wine and lemon juice should be wiped up right away."],
    ({ traits: { has } }) =>
      has.includes("shelf") ? ["Does the lower shelf come off?", "No, it is part of the frame."] : null,
    ({ listing: { height } }) => ["How high is the top?", `${height} inches from the floor.`],
  ],
  bed: [
    ({ listing: { width } }) => [
      "What mattress does it take?",
      `A standard ${width < 60 ? "full" : width < 74 ? "queen" : "king"}, without a box spring.`,
    ],
    () => ["Are the slats included?", "Yes, and so is the center support."],
    () => [
      "Does it come apart for the stairs?",
      "Yes, into headboard, rails and slats. It takes two people about ten minutes.",
    ],
  ],
  rug: [
    ({ listing: { description } }) => [
      "Is a pad included?",
      description.includes(" pad ") ? "Yes, cut to the size of the rug." : "No, but I would recommend one.",
    ],
    ({ listing: { materials } }) => [
      "Is it all natural fiber?",
      `The pile is ${say(materials[0] ?? "")} throughout, yes.`,
    ],
    () => ["Does it shed?", "Very little."],
  ],
  mirror: [
    ({ fact: { type } }) =>
      type === "floor_mirrors"
        ? ["Does it need fixing to the wall?", "It stands by itself, and a safety strap is included."]
        : ["Is there hardware for hanging?", "Yes, there are two hooks and a wire on the back."],
    ({ listing: { weight } }) => [
      "How heavy is it on the wall?",
      `${weight ?? "A few"} lb with the frame. It needs one good anchor.`,
    ],
  ],
  vessel: [
    ({ fact: { type } }) =>
      type === "vases"
        ? ["Is it watertight?", "Yes, I tested it."]
        : type === "planters"
          ? ["Is there a drainage hole?", "Yes, and a saucer is included."]
          : type === "baskets"
            ? ["Would it hold firewood?", "Yes, for kindling and small logs."]
            : ["Is it safe for food?", "For fruit and bread, yes."],
    ({ listing: { width } }) => ["How wide is it at the widest point?", `${width} inches.`],
  ],
  ornament: [
    ({ fact: { type } }) =>
      type.endsWith("clocks")
        ? ["Does it keep time?", "Yes, it keeps good time."]
        : type === "plant_stands"
          ? ["What size of pot does it take?", "Up to ten inches across."]
          : type === "folding_screens"
            ? ["Does it fold flat?", "Yes, it folds flat."]
            : null,
    () => ["How do I clean it?", "Just use a dry cloth."],
  ],
  art: [
    ({ listing: { width, height } }) => [
      "Is that the size with the frame?",
      `With the frame, yes: ${width} by ${height} inches.`,
    ],
    ({ listing: { materials } }) =>
      materials[1] ? ["What is the frame made of?", `${say(materials[1])}, with a wire on the back.`] : null,
  ],
  lamp: [
    () => ["What bulb does it take?", "A standard bulb, up to 60 watts, or any LED."],
    ({ listing: { description } }) =>
      /wir(?:ed|ing)/i.test(description)
        ? ["Has it been rewired?", "Yes, with a new cord, socket and plug."]
        : ["Is the cord in good order?", "Yes, I tested it before listing it."],
  ],
  hanging: [
    ({ fact: { type } }) =>
      type === "sconces"
        ? ["Can it be wired to a plug?", "Yes, with a plug-in kit from any hardware store."]
        : ["Is the canopy included?", "Yes, with the bracket and screws."],
    ({ listing: { height } }) => ["How tall is the fixture itself?", `${height} inches without the cord.`],
  ],
};
