/** Practical closing lines: measurements, access, and the reason for selling. */
export const closingLines: Readonly<Record<string, readonly string[]>> = {
  large: [
    "At {wall} inches [wide|across], it [fits between most windows|wants a clear wall|leaves room to pass][, and it never looks crowded|; leave some air around it|].",
    "[Mind|Check|Measure] [the turn in the hall|the stairs|the elevator] first: [the longest side is|it is, at its longest,] {longest} inches[, and {height} the other way|, before anybody lifts|].",
    "It [goes|went] through a {door} door [on its end|with care|on its side][; we tried| and the feet can stay on|].",
    "[Allow|Plan on] {wall} inches of wall and {depth} [into the room|of floor][, plus room to walk|, baseboards included|; a tape on the floor helps].",
    "[Full dimensions are|The tape says] {width} wide, {depth} deep and {height} high[, in inches|, measured at the widest|, and we measured twice].",
    "[With|For] {weight} lb to carry, [two people are plenty|bring a friend|three make it pleasant][ and a blanket helps|, or leave it to the crew|].",
  ],
  small: [
    "[It fits|It will go] [on the back seat|in a hatchback|in the trunk of most cars] [upright|wrapped in a blanket|without folding anything], at {longest} inches on its longest side.",
    "[Small enough|At {weight} lb, light enough] to [carry home|go on the train|lift with one arm], [and we wrap it well|though {longest} inches is longer than it sounds|in two layers of blanket].",
    "[Measured|By the tape], {width} by {depth} inches, {height} [high|tall][, a friendly size|, so check the shelf|, give or take a quarter inch].",
    "[Its footprint|The footprint] is {width} by {depth} inches[, less than a chair|, smaller than it looks in the pictures|, hardly anything].",
  ],
  rug: [
    "Rolled, it is a [bundle|parcel] of {weight} lb[ and rides in any car| that one person shoulders|, tied in three places].",
    "At {feet} it [goes under|suits] [the front feet of a seating group|a bed with room on both sides|a room of ordinary size][; tape it out first|, as a rug should|].",
  ],
  private: [
    "[Selling because|It goes because|The only reason is that] [{Iam} moving in a month|the {room} became a nursery|the new one arrives on the first|space is short].",
    "[Happy|Glad] to [send more pictures|measure anything|hold it a few days][, just ask|, also of the underside|].",
    "[No smoke here|A smoke-free home|A home without smokers][, one well-behaved dog|, no pets], [and it shows|and nothing was hidden|].",
    "{I} would [rather sell it to somebody who uses it|like it to stay in {town}|want it to go somewhere it is sat with], [so fair offers are welcome|and {I} mean that|].",
  ],
  shop: [
    "[Ask for|We gladly send] [a video|more pictures|a picture with a tape against it][ before you decide|, inside and out|], [we answer the same day|no obligation|and we are honest in it].",
    "[We can hold it|It can wait here] [for two weeks|until your floors are done|through a move] [once paid|at no charge|if you ask nicely].",
    "[Goes with|Put it with|We would set it by] [plain walls|a wool rug|something modern|a good lamp] and [leave the rest alone|a little brass|one large plant][; it is enough|].",
    "[In a {room}|For a {room}|If you have a {room} with light] it [is an easy choice|would be our first thought|settles the question][, and it moves on well later|, we think|].",
  ],
  house: [
    "[Everything we found|What we found] is in the [notes|condition notes|notes below][; the price was set with its owner|, and nothing else|, down to the small marks].",
    "[Photographed|All pictures were taken] [by the window|in daylight|at our bench], [no filters|the color is true|with every mark in view].",
    "[Offers|Fair offers|Serious offers] [go to its owner|are passed on the same day|are discussed with the owner][, who is reasonable|, and answered within two days|].",
    "[We|Our bench] [tightened|checked|went over] {joints} before [it was listed|the pictures|we put our name to it].",
  ],
  private_pickup: [
    "[Pickup|Come and get it|It can be seen] [on weekday evenings|most weekends|any evening after six] near {town}[; {I} help carry|, with parking in front|, and {I} have straps].",
  ],
  shop_pickup: [
    "[Come and see it|See it in person|You can see it] [on any weekday|by appointment|most Saturdays][ in {town}|, there is coffee|, and bring a swatch].",
  ],
  shop_delivery: [
    "[We deliver|Our van goes out] [around {town} on Thursdays|twice a week near {town}], [two people, to the room you choose|old piece taken along if you like|blankets included].",
  ],
  house_delivery: [
    "Our crew [delivers|brings it|can bring it] [to the room you choose|around {town}|within the week], [wrapped|two people|and takes the packing away].",
  ],
  hung: [
    "[Over all|By the tape|Measured], {width} by {height} inches[, at {weight} lb|, and we pack it in a carton of its own|, larger than the pictures suggest|].",
    "[It ships|It travels|It leaves here] [in a double box|wrapped in two layers|upright and padded][, insured|, well marked|], [at {weight} lb|its longest side is {longest} inches|and takes a minute to unpack].",
  ],
};
