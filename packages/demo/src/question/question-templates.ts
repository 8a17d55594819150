import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { say } from "../catalog/materials.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { numberWords, type Traits } from "../listing/traits.ts";
import type { DemoListing } from "../records/records.ts";

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
    "What does it weigh? I am carrying it up alone.",
    weight === null
      ? "It has not been on a scale yet."
      : `${weight} lb on our scale. ${weight > 45 ? "Please ask somebody to help." : "That is one person and one trip."}`,
  ],
  ({ listing: { condition, conditionNotes } }) =>
    conditionNotes && (condition === "good" || condition === "fair")
      ? [
          "Is there any damage that the pictures do not show?",
          `Only what the notes say: ${lowerFirst(conditionNotes)}`,
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
      ? `Gladly, in ${town}. Choose pickup at checkout and say that you would like to see it.`
      : "It is in storage, so it is delivered only. More pictures are no trouble.",
  ],
  ({ listing: { price, compareAtPrice } }) => [
    "Is the price firm?",
    compareAtPrice === null
      ? "Make an offer. The worst that can happen is a friendly no."
      : `It has come down from ${formatCents(compareAtPrice)} to ${formatCents(price)}, so not much further. A fair offer gets an answer.`,
  ],
  ({ listing: { brand } }) => [
    "Do you know who made it?",
    brand
      ? `${brand}. The label is there, and a picture of it can be had.`
      : "There is no label, and nothing is written on the underside.",
  ],
  ({ listing: { width, depth, height } }) => [
    "Could you confirm the measurements?",
    `Measured again: ${width} wide, ${depth} deep, ${height} high, all in inches.`,
  ],
  ({ listing: { color, materials } }) => [
    "Are the colors true in the pictures?",
    `They were taken by a window at noon. The ${say(materials[0] ?? "")} is ${say(color ?? "")}, a shade warmer in the evening.`,
  ],
  () => [
    "Would you hold it until the weekend?",
    "Put in an order and it is yours; the day for the handover can be agreed after that.",
  ],
  () => ["Does it come from a smoke-free home?", "As far as anybody knows, yes, and it smells of nothing."],
];

const least = ({ width, depth, height }: DemoListing) => Math.min(width, depth, height);

const throughDoors: QuestionTemplate = ({ listing, fact }) =>
  listing.width < 36
    ? null
    : [
        "Will it fit through a 30-inch door?",
        fact.type === "sectionals"
          ? "In its parts, yes; none of them is the trouble. Put together it would not."
          : least(listing) <= 29
            ? "Yes, on its side. It came in through one."
            : "Not through a 30. With the door off its hinges and 34 inches clear, yes.",
      ];

const woods = /walnut|teak|mahogany|rosewood|cherry|oak|ash|birch|maple|elm|pine/;

/** Questions about a kind of piece. */
export const questionsByFamily: Readonly<Record<TypeFact["family"], readonly QuestionTemplate[]>> = {
  upholstered: [
    throughDoors,
    ({ fact: { type }, listing: { height } }) =>
      type === "ottomans" || type === "poufs"
        ? ["How high is it?", `${height} inches, so level with most seats.`]
        : ["What is the seat height?", "A little under 18 inches at the front edge, 17 when you sit."],
    ({ traits: { seats } }) =>
      seats > 1
        ? [
            "Are the seat cushions loose?",
            `Yes, all ${numberWords[seats] ?? String(seats)}, and the covers come off.`,
          ]
        : null,
    ({ listing: { materials } }) =>
      materials[0] === "leather"
        ? ["Is it real leather?", "It is, on every side that you touch."]
        : [
            "Can the fabric be cleaned?",
            `With an upholstery nozzle and a damp cloth. The ${say(materials[0] ?? "")} is not for the machine.`,
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
    () => ["Do you have more of them?", "Only this one. If another comes in, it will be listed."],
    () => ["Does it wobble at all?", "It stands flat, and no joint moves when you lean on it."],
  ],
  case: [
    throughDoors,
    ({ traits: { drawers } }) =>
      drawers > 1
        ? [
            "Do all the drawers run?",
            `All ${numberWords[drawers] ?? String(drawers)}, out and in with one hand.`,
          ]
        : drawers === 1
          ? ["Is there a drawer?", "One, and it runs freely."]
          : null,
    ({ traits: { has } }) =>
      has.includes("doors")
        ? ["Is there a shelf behind the doors?", "There is, and it can be set higher or lower."]
        : null,
    ({ listing: { depth } }) => [
      "How far does it stand out from the wall?",
      `${depth} inches in all, and the back is flat.`,
    ],
  ],
  table: [
    ({ fact: { type, round }, listing: { width } }) =>
      type.endsWith("dining_tables")
        ? [
            "How many does it seat?",
            round
              ? width >= 48
                ? "Four with room, five or six who know each other."
                : "Four."
              : width >= 80
                ? "Eight. Ten when nobody minds elbows."
                : "Six, three to a side.",
          ]
        : null,
    ({ listing: { materials } }) =>
      woods.test(materials[0] ?? "")
        ? ["What is the finish on the top?", "An oil finish. A coaster is a kindness, a ring is no disaster."]
        : ["Does the top stain?", "Not from water. Wipe up wine and lemon as you would anywhere."],
    ({ traits: { has } }) =>
      has.includes("shelf")
        ? ["Does the lower shelf come off?", "It is part of the frame, so it stays."]
        : null,
    ({ listing: { height } }) => ["How high is the top?", `${height} inches from the floor.`],
  ],
  bed: [
    ({ listing: { width } }) => [
      "What mattress does it take?",
      `A standard ${width < 60 ? "full" : width < 74 ? "queen" : "king"}, without a box spring.`,
    ],
    () => ["Are the slats included?", "They are, and the center support with its own foot."],
    () => [
      "Does it come apart for the stairs?",
      "Headboard, rails and slats. Two people need about ten minutes.",
    ],
  ],
  rug: [
    ({ listing: { description } }) => [
      "Is a pad included?",
      description.includes(" pad ")
        ? "It is, cut to the size of the rug."
        : "Not with this one. Any shop cuts a felt one to size.",
    ],
    ({ listing: { materials } }) => [
      "Is it all natural fiber?",
      `The pile is ${say(materials[0] ?? "")} throughout, yes.`,
    ],
    () => ["Does it shed?", "Hardly. It has been vacuumed on both sides and little came off."],
  ],
  mirror: [
    ({ fact: { type } }) =>
      type === "floor_mirrors"
        ? [
            "Does it need fixing to the wall?",
            "It stands by itself, and a strap keeps it there when children run past.",
          ]
        : ["Is there hardware for hanging?", "Two hooks and a wire on the back; the nail is yours."],
    ({ listing: { weight } }) => [
      "How heavy is it on the wall?",
      `${weight ?? "A few"} lb, frame included. One good anchor will do.`,
    ],
  ],
  vessel: [
    ({ fact: { type } }) =>
      type === "vases"
        ? ["Is it watertight?", "It held water overnight."]
        : type === "planters"
          ? ["Is there a drainage hole?", "There is, so put a saucer below."]
          : type === "baskets"
            ? ["Would it hold firewood?", "Kindling, yes. For logs it is too kind."]
            : ["Is it safe for food?", "For fruit and bread, yes."],
    ({ listing: { width } }) => ["How wide is it at the widest point?", `${width} inches.`],
  ],
  ornament: [
    ({ fact: { type } }) =>
      type.endsWith("clocks")
        ? ["Does it keep time?", "To about a minute a week."]
        : type === "plant_stands"
          ? ["What size of pot does it take?", "Up to ten inches across at the foot."]
          : type === "folding_screens"
            ? ["Does it fold flat?", "Flat enough to stand behind a door."]
            : null,
    () => ["How do I clean it?", "A dry cloth. Nothing wet, nothing clever."],
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
    () => ["What bulb does it take?", "An ordinary screw bulb, up to 60 watts or any LED."],
    ({ listing: { description } }) =>
      /wir(?:ed|ing)/i.test(description)
        ? ["Has it been rewired?", "Yes, cord, socket and plug."]
        : [
            "Is the cord in good order?",
            "It is, with a flat plug. It was lit for an evening before it was listed.",
          ],
  ],
  hanging: [
    ({ fact: { type } }) =>
      type === "sconces"
        ? ["Can it be wired to a plug?", "With a plug-in kit from any hardware store, yes."]
        : ["Is the canopy included?", "Canopy, bracket and screws are in a bag."],
    ({ listing: { height } }) => ["How tall is the fixture itself?", `${height} inches without the cord.`],
  ],
};
