import type { Condition } from "@heirloop/contract/listing/listing.schema";
import type { Family } from "../catalogue/type-facts.ts";
import type { Random } from "../random/random.ts";

/** What the sentences may speak of; already in spoken form. */
export type Subject = {
  readonly noun: string;
  readonly material: string;
  /** Null where the material has its one colour. */
  readonly colour: string | null;
  readonly style: string;
  readonly brand: string | null;
  /** `the early 1960s`; null for pieces of today. */
  readonly era: string | null;
  readonly town: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly weight: number;
  readonly family: Family;
  readonly legs: string | null;
  readonly second: string;
  readonly condition: Condition;
};

type Clauses = readonly [string, ...string[]];

const openings: Clauses = [
  "A {look} {noun}",
  "This {noun} in {look}",
  "Here is a {style} {noun} in {look}",
  "A {style} {noun} of {look}",
  "Think of it as the {noun} the room was missing: {look}",
  "The label says {noun}; we say {look}",
  "{Style} in spirit, this {noun} in {look}",
  "An honest {noun} in {look}",
  "You seldom see a {noun} in {look}",
  "Our favorite {noun} of the month is this one in {look}",
  "We found this {look} {noun} in {town}, and it",
  "Plainly handsome, this {look} {noun}",
  "Made for people who keep things: a {noun} in {look}",
  "The photographs are fair to this {look} {noun}, which",
];

const openingTails: Record<Family | "any", Clauses> = {
  any: [
    " earns its keep from the first day.",
    " looks better in person than in any picture.",
    " settles a corner without asking for attention.",
    " has the kind of presence that new pieces take years to find.",
    " plays well with older and newer neighbors alike.",
    " carries its {style} lines lightly.",
    " makes a small room feel considered.",
    " was clearly drawn by someone who used one every day.",
  ],
  upholstered: [
    " invites you to sit down and stay.",
    " keeps its shape through a long film.",
    " is deep enough to read in sideways.",
    " holds two novels, a cat and an afternoon.",
    " sits firm first, then gives.",
  ],
  chair: [
    " tucks in neatly and wipes clean.",
    " is light enough to carry with one hand.",
    " holds you upright without scolding.",
    " takes daily use without a creak.",
    " disappears under a table and surprises beside a window.",
  ],
  case: [
    " swallows more than you would think.",
    " opens and closes with a soft, wooden sound.",
    " hides the clutter and shows the grain.",
    " gives every drawer a reason.",
    " stands square on an uneven floor.",
  ],
  table: [
    " takes an elbow, a lamp and a stack of magazines.",
    " is steady when you lean on it.",
    " has the proportions of a much dearer piece.",
    " catches the morning light along its edge.",
    " leaves room for knees and long evenings.",
  ],
  bed: [
    " makes the room around it quieter.",
    " comes apart with one wrench and goes together in ten minutes.",
    " holds still when you turn over.",
    " needs no box spring.",
    " sits low enough for a view over the footboard.",
  ],
  rug: [
    " warms a cold floor and hides a sad one.",
    " has faded evenly, which is the good kind.",
    " lies flat to the corners.",
    " gathers the furniture around it.",
    " forgives crumbs.",
  ],
  mirror: [
    " doubles the light of a narrow hall.",
    " hangs true and shows you kindly.",
    " makes a blank wall worth passing.",
    " has clear glass right to the frame.",
    " throws the window back across the room.",
  ],
  vessel: [
    " is lovely empty and better with branches.",
    " has a weight that feels right in the hands.",
    " stands up to a crowded shelf.",
    " shows the maker's turning lines.",
    " looks at home on a table or a sill.",
  ],
  ornament: [
    " finishes a shelf without fuss.",
    " draws the eye and then lets it go.",
    " is small enough to move around until it is right.",
    " has just enough gleam.",
    " gives an empty corner something to say.",
  ],
  art: [
    " holds a wall on its own.",
    " has color where the room needs it.",
    " rewards a second look.",
    " arrives ready to hang.",
    " brings some calm above a sofa.",
  ],
  lamp: [
    " casts a low, flattering pool of light.",
    " makes the evening start earlier.",
    " is the lamp you leave on.",
    " gives light to read by and a shape to look at.",
    " throws no glare.",
  ],
  hanging: [
    " lights a table without blinding anyone.",
    " is as good switched off.",
    " gives a ceiling something to do.",
    " spreads an even, warm light.",
    " hangs like jewelry.",
  ],
};

const builds: Record<Family, readonly [Clauses, Clauses]> = {
  upholstered: [
    [
      "The frame is kiln-dried hardwood, glued and corner-blocked",
      "Cushions are foam cores in a feather wrap",
      "Seams run straight and the piping is intact",
      "The {material} has a close hand and resists pilling",
      "Springs were checked by hand and answer evenly",
      "Zips on the seat covers let you turn and air them",
      "The back is upholstered too",
      "Under the seat the webbing is tight",
    ],
    [
      ", so it can float in the middle of a room.",
      ", and the whole thing stays quiet when you move.",
      ", which is more than most new ones offer.",
      ", with {legs} below.",
      "; we sat in it for a week to be sure.",
      ", and nothing sags toward the center.",
      "; spare fabric comes along.",
    ],
  ],
  chair: [
    [
      "Joints are tight and dry",
      "The back takes your weight without flexing",
      "The seat is a comfortable height at any standard table",
      "Glides under the feet spare the floor",
      "Stretchers are unbroken and snug",
      "The {material} has been cleaned and fed",
      "Every screw has been taken out, waxed and put back",
      "The rake of the back is gentle",
    ],
    [
      ", and it does not rock.",
      ", tested by our heaviest friend.",
      "; made to be used, not looked at.",
      ", with {legs} that still reach the floor together.",
      ", and it weighs only {weight} lb.",
      "; fold a cushion on it for longer dinners.",
      ", the way the better workshops did it.",
    ],
  ],
  case: [
    [
      "Drawers run on wooden slides and stop where they should",
      "Dovetails show at every drawer corner",
      "The back panel is original and square",
      "Doors meet in the middle with an even gap",
      "Interiors were vacuumed, wiped and left to air",
      "Hinges and runners were cleaned and waxed",
      "Fittings in {second} are all present",
      "The {material} is matched across the front",
    ],
    [
      ", and nothing sticks in damp weather.",
      ", down to the last knob.",
      "; smells of wood, not of attic.",
      ", lifted off the floor by {legs}.",
      ", which tells you how it was made.",
      "; a level says it stands true.",
      ", with room for more than you own.",
    ],
  ],
  table: [
    [
      "The top is one clean surface, free of cups' rings",
      "Edges are softened by hand",
      "The base in {second} bolts on with four screws",
      "Grain runs the full length of the top",
      "The underside is finished as well as the top",
      "It stands level on all points",
      "The {material} was cleaned and given a coat of hard wax",
      "Corners are tight and unrepaired",
    ],
    [
      ", so moving day is simple.",
      ", and it does not wobble.",
      "; coasters are your own choice.",
      ", standing on {legs}.",
      ", as you would hope at this price.",
      "; pull it close and put your feet up if you must.",
      ", the mark of a careful maker.",
    ],
  ],
  bed: [
    [
      "Slats are included and all of them are whole",
      "Side rails lock with steel hooks",
      "The headboard is upholstered or finished on both sides",
      "Bolts, washers and the wrench come in a labeled bag",
      "The center support has its own foot",
      "The {material} was cleaned along every edge",
      "Feet have felt under them",
      "It fits a standard mattress without a gap",
    ],
    [
      ", so it goes up the stairs in pieces.",
      ", and nothing squeaks.",
      "; two people carry it easily.",
      ", which the pictures show.",
      ", ready for tonight.",
      "; no drilling, no glue.",
      ", as when it was delivered.",
    ],
  ],
  rug: [
    [
      "Hand-washed and dried flat before we listed it",
      "The pile is even and low",
      "Ends are secured and the sides freshly overcast",
      "Knots are tight from the back",
      "Color is even under daylight",
      "Dyes were tested with a damp cloth and hold",
      "The {material} is soft underfoot and springs back",
      "Corners lie down without tape",
    ],
    [
      ", so it can go straight onto the floor.",
      ", with a felt pad included.",
      "; no moth, no pets, no smoke.",
      ", and both sides are worth looking at.",
      ", which keeps doors swinging over it.",
      "; it rolls to a narrow bundle for the car.",
      ", and it has many years left.",
    ],
  ],
  mirror: [
    [
      "The glass is clear with no clouding at the edge",
      "Backed with plywood and strung with new wire",
      "The frame is solid {material}",
      "Corners are mitred and tight",
      "Two hooks sit level on the back",
      "Old silvering gives it depth",
      "The bevel is narrow and unchipped",
      "It was cleaned without ammonia",
    ],
    [
      ", so it hangs flat to the wall.",
      ", ready for one good nail.",
      "; it can hang either way up.",
      ", and the weight of {weight} lb is easy on plaster.",
      ", as a mirror should be.",
      "; we will wrap it like an egg.",
      ", with no ripple in the reflection.",
    ],
  ],
  vessel: [
    [
      "The foot ring is smooth and will not scratch",
      "No cracks, no crazing you can feel",
      "It holds water overnight, we tried",
      "The rim is even and unchipped",
      "The {material} has a quiet surface",
      "Signed underneath with a mark we cannot place",
      "Walls are thin for the size",
      "The shape is slightly off true",
    ],
    [
      ", as thrown pieces are.",
      ", which is how you know a hand made it.",
      "; washed and ready.",
      ", and it feels balanced when you lift it.",
      "; felt dots are included.",
      ", so a sideboard is safe.",
      ", a good sign.",
    ],
  ],
  ornament: [
    [
      "Every part is original",
      "The {material} was cleaned but not polished away",
      "It stands or hangs without fuss",
      "Fixings are included",
      "Edges are crisp",
      "Nothing is loose, nothing rattles",
      "The finish is even all round",
      "Made with more care than the size suggests",
    ],
    [
      ", patina and all.",
      ", and you can shine it further if you like.",
      "; it travels well wrapped.",
      ", which matters up close.",
      "; a good first old thing to own.",
      ", front and back.",
      ", and it keeps its line.",
    ],
  ],
  art: [
    [
      "Framed under glass with a wide mat",
      "The frame in {second} has tight corners",
      "Colors are fresh and unfaded",
      "Backed with acid-free board",
      "Hand-signed low in the margin",
      "Dusted, rewired and fitted with bumpers",
      "The sheet lies flat without waves",
      "Behind the frame is a dealer's old label",
    ],
    [
      ", so it is safe in a bright room.",
      ", ready for the nail.",
      "; the artist's name is lost, the eye is not.",
      ", and it can hang upright only.",
      ", which we left in place.",
      "; it came from a tidy study.",
      ", as it should be.",
    ],
  ],
  lamp: [
    [
      "Rewired with a cloth cord and a new socket",
      "The shade is clean, with no tears or burns",
      "The switch sits where your hand expects it",
      "The base is weighted and stays put",
      "Takes a standard bulb up to 75 watts",
      "The {material} has a soft, even tone",
      "A dimmer is on the cord",
      "The finial is original",
    ],
    [
      ", and tested for a full evening.",
      ", so it can stand by a bed.",
      "; a warm bulb is included.",
      ", with no hum and no flicker.",
      ", which saves looking for one.",
      "; the plug is new and polarized.",
      ", as it left the workshop.",
    ],
  ],
  hanging: [
    [
      "Rewired and ready for a ceiling box",
      "Canopy, screws and chain are all included",
      "Takes standard bulbs",
      "Sockets are new ceramic",
      "The {material} was cleaned by hand",
      "The drop can be shortened by any electrician",
      "Every arm is straight and every shade matches",
      "Works with a dimmer",
    ],
    [
      ", tested lit for two hours.",
      ", and there is cord to spare.",
      "; installation takes half an hour.",
      ", so nothing needs hunting down.",
      ", with no crackle at the switch.",
      "; the weight of {weight} lb suits an ordinary box.",
      ", and the light is even all round.",
    ],
  ],
};

const pasts: Clauses = [
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

const pastTails: Clauses = [
  ", and it shows in the best way.",
  "; no smokers, no cats.",
  ", which explains the condition.",
  "; we have the old receipt.",
  ", and it is ready for its next address.",
  "; the story comes free.",
  ", with only one careful owner we know of.",
  ", and we would keep it if there were room.",
];

const measures: Clauses = [
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

const measureTails: Clauses = [
  ", and it never looks crowded.",
  ", so check the turn in the hall first.",
  "; full dimensions are listed below.",
  ", a friendly size for a city room.",
  "; ask us for a picture with a tape against it.",
  ", give or take a quarter inch.",
  ", which leaves space to walk around.",
  "; we help load at pickup.",
];

const wear: Record<Condition, readonly [Clauses, Clauses]> = {
  new: [
    [
      "Unused, straight from the maker's carton",
      "Never assembled until our photographs",
      "Still carries its tags",
      "A showroom piece that nobody sat a day with",
      "New, from a canceled order",
      "Unwrapped once for inspection",
    ],
    [
      ", with nothing to report.",
      "; the warranty card is in the drawer.",
      ", not a mark on the {spot}.",
      ", and still smells of the workshop.",
      "; sold because the measurements were wrong.",
      ", {spot} included.",
    ],
  ],
  like_new: [
    [
      "Hard to tell from new",
      "Used for a season at most",
      "We looked for a flaw on the {spot} and found none",
      "Barely lived with",
      "Kept under a cover",
      "No wear we can photograph",
    ],
    [
      ", even at the {spot}.",
      "; you would have to be told.",
      ", clean on every side.",
      ", with one faint touch at the {spot}.",
      "; a wipe and it is done.",
      ", and the {spot} is perfect.",
    ],
  ],
  excellent: [
    [
      "Only the lightest signs of use at the {spot}",
      "One hairline mark near the {spot}",
      "Well kept throughout",
      "A trace of rubbing on the {spot}",
      "Clean, sound and tight",
      "The {spot} shows the faintest polish of age",
    ],
    [
      ", nothing that catches the hand.",
      ", invisible from a step away.",
      "; shown in the last picture.",
      ", as careful owners leave things.",
      ", and structurally perfect.",
      "; no repairs past or needed.",
    ],
  ],
  good: [
    [
      "Light scratches on the {spot}",
      "A small dent near the {spot}",
      "Some fading at the {spot}",
      "Everyday marks along the {spot}",
      "The {spot} has softened with use",
      "Two shallow nicks on the {spot}",
      "A faint mark on the {spot}",
      "Slight looseness at the {spot} was tightened",
    ],
    [
      ", easy to live with.",
      ", pictured up close.",
      "; a little wax would hide it.",
      ", nothing structural.",
      ", and everything works.",
      "; sound in every joint.",
      ", priced with that in mind.",
      ", the rest is clean.",
    ],
  ],
  fair: [
    [
      "Visible wear on the {spot}",
      "The {spot} would like some attention",
      "A repaired crack at the {spot}",
      "Several stains or scuffs at the {spot}",
      "Finish worn through on the {spot}",
      "A corner of the {spot} is chipped",
    ],
    [
      ", honest and stable.",
      "; a weekend's work for someone handy.",
      ", hence the price.",
      ", shown from three sides.",
      ", but it stands firm.",
      "; use it as it is or bring it back.",
    ],
  ],
  restored: [
    [
      "Stripped and refinished last year",
      "Taken apart, reglued and waxed",
      "The {spot} was rebuilt by a cabinetmaker",
      "Restored in our own workshop",
      "Refinished with hardwax oil",
      "Old finish removed, color evened, {spot} renewed",
    ],
    [
      ", down to the {spot}.",
      "; invoices are available.",
      ", keeping what marks were worth keeping.",
      ", and good for another generation.",
      "; before and after pictures on request.",
      ", with traditional materials.",
    ],
  ],
};

const spots: Record<Family, Clauses> = {
  upholstered: [
    "front of the arms",
    "seat piping",
    "back edge",
    "left leg",
    "underside skirt",
    "seat cushion",
  ],
  chair: ["seat edge", "back rail", "front stretcher", "feet", "top of the back", "right arm side"],
  case: ["top edge", "lower drawer", "left door", "back corner", "plinth", "handle surrounds"],
  table: ["tabletop", "front edge", "rear leg", "underside", "corner", "base"],
  bed: ["footboard", "side rail", "headboard top", "inner corner", "foot end"],
  rug: ["fringe", "far corner", "center field", "border", "short end"],
  mirror: ["lower frame", "glass edge", "upper corner", "backing", "left side"],
  vessel: ["rim", "foot", "shoulder", "inside", "glaze"],
  ornament: ["base", "back", "edge", "front face", "underside"],
  art: ["frame corner", "mat", "backing paper", "lower margin", "glass"],
  lamp: ["base", "shade trim", "stem", "switch plate", "shade lining"],
  hanging: ["canopy", "lowest arm", "socket cup", "shade rim", "chain"],
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An opening with a verb of its own takes the tail as what is said of the piece. */
function joined(opening: string, tail: string): string {
  if (opening.startsWith("Our favorite")) return `${opening}, which${tail}`;
  return /: |^(?:You seldom|The label|Here is)/.test(opening) ? `${opening} that${tail}` : opening + tail;
}

function filled(clause: string, subject: Subject, spot: string): string {
  const look = subject.colour ? `${subject.colour} ${subject.material}` : subject.material;
  const words: Record<string, string> = {
    look,
    noun: subject.noun,
    style: subject.style,
    Style: upperFirst(subject.style),
    material: subject.material,
    second: subject.second,
    town: subject.town,
    era: subject.era ?? "its first years",
    legs: subject.legs ?? "its feet",
    width: String(subject.width),
    depth: String(subject.depth),
    height: String(subject.height),
    weight: String(subject.weight),
    longest: String(Math.max(subject.width, subject.depth, subject.height)),
    spot,
  };
  return clause
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? name)
    .replace(/\b([Aa]) (?=[aeiouAEIOU])(?!(?:[Uu]ni|[Oo]ne|[Uu]se|[Ee]u))/g, "$1n ");
}

export type Wording = { readonly description: string; readonly conditionNotes: string };

/** A description of two to four sentences and a note on the condition. */
export function wordingFor(subject: Subject, random: Random): Wording {
  const { family } = subject;
  const opening = joined(
    random.pick(openings),
    random.pick(random.chance(0.45) ? openingTails.any : openingTails[family]),
  );
  const [heads, tails] = builds[family];
  const tail = random.pick(tails);
  const build = random.pick(heads) + (tail.includes("{legs}") && !subject.legs ? "." : tail);
  const sentences = [opening, build];
  if (random.chance(0.55)) sentences.splice(random.int(1, 2), 0, random.pick(pasts) + random.pick(pastTails));
  if (random.chance(0.5)) sentences.push(random.pick(measures) + random.pick(measureTails));
  const [marks, comforts] = wear[subject.condition];
  const note = random.pick(marks) + random.pick(comforts);
  const spot = random.pick(spots[family]);
  return {
    description: sentences.map((sentence) => upperFirst(filled(sentence, subject, spot))).join(" "),
    conditionNotes: upperFirst(filled(note, subject, spot)),
  };
}

/** The line a list shows: material, kind, and what else the seller would put first. */
export function titleFor(subject: Subject, random: Random): string {
  const { noun, material, colour, style, brand, legs } = subject;
  const look = colour ? `${colour} ${material}` : material;
  const year = subject.era?.match(/\d{4}s/)?.[0];
  const choices: string[] = [
    `${style} ${noun} in ${look}`,
    `${look} ${noun}`,
    `${style} ${look} ${noun}`,
    ...(brand
      ? [
          `${brand} ${look} ${noun}`,
          `${brand} ${noun} in ${look}`,
          `${look} ${noun} by ${brand}`,
          `${brand} ${style} ${noun} in ${look}`,
        ]
      : []),
    ...(legs ? [`${look} ${noun} with ${legs}`] : []),
    ...(year ? [`${year} ${look} ${noun}`, `${look} ${noun}, ${year}`] : []),
    `${noun} in ${look}, ${style}`,
  ];
  const chosen = choices[random.int(0, choices.length - 1)] ?? `${look} ${noun}`;
  return titled(chosen);
}

const small = new Set(["in", "by", "with", "of", "and", "on", "the", "a"]);

const titled = (text: string) =>
  text
    .split(" ")
    .map((word, index) =>
      index > 0 && small.has(word)
        ? word
        : word
            .split("-")
            .map((part) => (part.startsWith("(") ? part : upperFirst(part)))
            .join("-"),
    )
    .join(" ");
