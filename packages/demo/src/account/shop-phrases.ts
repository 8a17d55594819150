/** How a shop started. */
export const shopBeginnings = [
  "We opened in {year} with [one truck and a borrowed garage|a storage unit and a Saturday market|four chairs and a sign painted by a cousin], [and still have the truck|and have outgrown two roofs since|and the sign still hangs inside].",
  "[Three friends|Two sisters|A couple and their dog|Father and daughter], [strong backs and different tastes|one lease and no business plan|a drafty warehouse in {town}], [since {year}|going on since {year}|and it has worked since {year}].",
  "[A family shop|A family business] in {town}, [now in its second generation|begun by our mother in {year}|with the grandparents' workbench still in use].",
  "What began as [a Saturday stall|a clear-out after a funeral|a hobby with too many chairs] [became a showroom in {town}|turned into a shop in {year}|filled a former bakery in {town}].",
  "[Our shop is|You find us in] [one long room above a bakery|a former firehouse|an old seed store with a good floor|the back half of a print works] in {town}[, the stairs are wide|, with a bell on the door|, open since {year}].",
  "Started in {year} by [an upholsterer|a boatbuilder|a set decorator|a museum conservator|a high school shop teacher] who [kept bringing work home|could not leave a good frame at the curb|wanted to sell what was being thrown away].",
  "[Half workshop, half showroom|Bench in front, shop behind|A yard, a bench and a showroom], in {town} [since {year}|for longer than the coffee place next door|and never anywhere else].",
  "[We buy|Everything here was bought] within an hour of {town}, [from estates|house by house|from people, not at auction], [as we have since {year}|and know most of the stories|so the stock looks like the neighborhood].",
] as const;

/** What a shop does, by the last word of its name. */
export const shopCrafts: Readonly<Record<string, readonly string[]>> = {
  Vintage: [
    "[Mostly|Chiefly] fifties to seventies, [picked for line rather than label|with a weakness for lamps|teak, chrome and the odd mistake]; [all of it cleaned and tightened|we mend what can be mended and say what cannot|photographed in daylight].",
    "We like [wood that shows where it has been|things with one careful owner|pieces with their hardware], and [turn the stock over every few weeks|list on Thursdays|sell nothing we would not keep].",
  ],
  Furniture: [
    "[Tables, chairs, beds and cases|Furniture you use every day|Solid pieces for real rooms], [checked joint by joint|tightened, waxed and aired|sat in before they are sold], [no matter the decade|plain or grand|priced to leave].",
    "We [measure twice|lift every corner|open every drawer] and [write everything down|tell you which one sticks|answer the same day], [dull work that saves you a return|as our regulars know].",
  ],
  Interiors: [
    "[Designers know us for|People come for] [lighting|rugs and mirrors|sofas], [neighbors for chairs|and leave with a table|others for advice]; [we lend pieces overnight|a house call costs nothing|bring your floor plan].",
    "We [furnish houses|stage and restyle] around {town} and sell [what those jobs turn up|what did not make the cut|the best of what we take out], [nearly always little used|clean and ready].",
  ],
  Resale: [
    "[We sell for others|Everything is on consignment]: [you bring it or we collect|families, stagers and people who move], [we clean, photograph and price|and the owner hears of each offer][, and everybody knows the share beforehand|].",
  ],
  Exchange: [
    "[Trade in|Bring] [a sofa and leave with a table|what you no longer need|one piece for another], or [let us sell it for you|consign it]; [the board by the door lists what people look for|we price it together|most of it finds a home in a month].",
  ],
  Collective: [
    "[Nine dealers|A dozen dealers|Six friends with vans] under one roof, [and one till|and one honest condition report], [selling their own and other people's pieces|with consignments on Mondays|from Danish to downright odd].",
  ],
  Antiques: [
    "[Eighteenth century to Art Deco|Old pieces, mostly from before the war|Proper old furniture], [dated as carefully as we can|never married, never dipped|with repairs disclosed], and [a few younger things we could not resist|the rest is conversation].",
    "[Old finishes are kept|We wax, we do not strip|Locks have keys here], [restoration is in the notes|and a third generation of customers comes back|worm is treated before it enters].",
  ],
  Home: [
    "[Whole rooms|Things for the home], [from the rug up|large and small], [chosen to be lived with|with children in mind|tested by ours]; [bring swatches|nothing precious|we wrap vases like eggs].",
    "[Lamps, linens and one good chair|A bit of everything that makes a house one], [most of it from {town}|none of it new for long], [arranged so that you can sit down|and moved around every Sunday].",
  ],
  Modern: [
    "[Mid-century to now|Post-war design|Clean lines], [originals, not homages|with makers' marks shown], [restored only where needed|rewired and reglued on site|with the odd Italian]; [ask for provenance|we keep the paperwork].",
    "[We look for|Our eye is on] [teak and bent ply|tubular steel|low sofas and tall lamps], and [turn down ten pieces for every one|check every label twice|would rather have one good chair].",
  ],
  Mercantile: [
    "[Ranch tables|Farm benches|Counters and cases] [and what goes on them|and lamps to see them by], [built to be used|from barns, depots and back rooms], [sanded where you sit and left alone elsewhere|cleaned, never prettied].",
  ],
  Salvage: [
    "[Doors become desks|We take things out of buildings before the crane|Reclaimed boards, factory carts, school chairs], [pulled nail by nail|with their numbers still on|from within the county], [made sound again in the yard|sold as found or finished, you choose].",
  ],
  Studio: [
    "[A restoration bench with a window|A small workshop that sells what it restores], [four pieces at a time|shellac, hide glue and patience], [before and after pictures for each|every job is written up|visitors may watch].",
  ],
  Goods: [
    "[Plain goods|Useful things], [well made and not too many|stools, shelves, lamps and bowls], [wiped, mended and priced on a card|from people we know by name], [in and out within a month|small enough for the train].",
  ],
  "& Co": [
    "The [company|and Co] is [a nephew with a van|two interns and a cat|everybody who ever helped us carry]; [the taste is for calm pieces|the stock leans Scandinavian|we buy what makes us laugh], [and the joints are checked|cleaned with soap and time].",
  ],
  Supply: [
    "[We supply|Regulars are] [set decorators, cafes and first apartments|students, stagers and patient collectors], [by the piece or by the van|from a stock that changes weekly], [cleaned and tested on arrival|with a wish list we do read].",
  ],
};

/** What a shop is like to deal with. */
export const shopEndings = [
  "[Dogs are welcome|There is coffee|Children may bounce], [within reason|and an honest opinion|and the armchair by the stove is not for sale].",
  "Our van goes out [on Thursdays|twice a week|whenever it is full], [two people, blankets, no hurry|and the route ends at the taco stand].",
  "Come for [a lamp|a mirror|a stool], leave with [a table|a story|somebody's sideboard].",
  "[We wrap|Things are wrapped] as if [they were ours|the road were worse than it is|your mother were watching].",
  "Ask about [holds for renovations|loans for a weekend|the wish list], [we forget to mention them|people are glad they did|it costs nothing].",
  "Ask for [the back room|a pair|what came in this morning], [there usually is something|you never know|we like showing it].",
  "[Messages|Questions] are answered [the same day|before supper|by a person], [pictures included|with a tape in the frame].",
  "[You are welcome to|Please do] [sit on all of it|open every drawer|bring your own tape], [that is what it is for|nobody will hover].",
  "If [something is not right|it does not fit|you regret it], [say so and we fix it|we talk|it comes back], [simple as that|no speeches].",
] as const;

/** A shop's policies. */
export const shopPolicies = [
  "Pickup by appointment in {town}. [Seven-day returns on everything|Seven days to change your mind].",
  "We hold paid pieces [for two weeks|for three weeks|until your floors are dry] and deliver around {town} [on Thursdays|twice a week|on Saturdays].",
  "Returns [within seven days|for a week] if a piece is not as described; [we pay the way back|we collect it|no questions about who is right].",
  "Local delivery by two people, [to the room of your choice|up to the third floor|packing taken along]. [Old pieces collected on request|Please measure the stairs|Evenings possible].",
  "Ask for [more pictures|a video|the underside] before you buy; [we would rather answer than refund|it saves us both a trip]. [Paid pieces wait two weeks|Pickup most days in {town}].",
  "[Every piece is checked|Wiring is tested, joints are tightened] before it is listed. [Returns within seven days|Seven-day returns], [in the state it left us|as it was sold].",
] as const;
