/** How seats are made, by feature. The condition is left to the notes. */
export const seatingConstruction: Readonly<Record<string, readonly string[]>> = {
  upholstered: [
    "[Underneath|Turn it over and] you [find|see] [tight webbing and steel springs|springs tied by hand|a clean dust cover][, the way good shops still do it|, not staples and cardboard|].",
    "[It has|There is] [proper|real|enough] support [in the lower back|behind the shoulders|under the knees][, which you notice after an hour|, and nothing digs in|].",
    "The [outside back|back panel] is [upholstered, too|finished like the front], so it can [stand in the middle of a room|float away from the wall|face a window].",
    "[Two people|Two of us|Two adults] [lift|carry|turn] its {weight} lb [without drama|with a pause on the landing|easily enough].",
    "Seams [run straight|meet where they should|are double-stitched], and the {material} [lines up|is cut with the grain|follows every curve].",
    "[The seat|Its seat] is [firm foam in a soft wrap|sprung, with a soft top layer|dense foam over springs][, so you do not sink to the floor|, comfortable for years|].",
    "[We like|People like|You will like] the [height of the arms|rake of the back|depth of the seat][: right for reading|; it suits long and short legs|, which somebody tested].",
  ],
  upholstered_wood_frame: [
    "The frame is [kiln-dried hardwood|hardwood throughout|solid hardwood], [glued and corner-blocked|doweled and glued|screwed and glued at the corners][, and it stays quiet when you move|, which is why it feels so firm|].",
  ],
  cushions: [
    "[Seat cushions are loose|The seat cushions come off|Seat cushions lift out], so you can [turn them|air them|find the coins] [once a month|as often as you like|and even out the wear].",
    "The {seats} seat [cushions|pads] are [filled with foam and feather|foam in a feather wrap|reversible], [soft without being shapeless|quick to plump|so guests do not slide].",
    "[Cushion covers|The covers] [zip off|have zippers along the back] [for cleaning|so they can be cleaned|, a small mercy].",
  ],
  pillows: [
    "The [throw pillows|pillows you see] [come along|are included|stay with it][, filled and zipped|, in a matching cloth|].",
    "[Pillows included|With its own pillows|Its pillows come, too][, so it is dressed from the first day|, which finish the corners|, to be used or given away].",
  ],
  tufted: [
    "Tufting is [deep and even|done by hand|tight], [every button in place|with each fold laid the same way|row after row].",
    "[Button tufting|The tufted back] [takes the light|gives it rhythm|breaks up the {material}][ in small diamonds|, morning and evening|].",
    "[Count the buttons|Look at the buttons]: [all there, all tight|none missing|each one covered in {material}].",
  ],
  channel: [
    "[Channels|The channels|Vertical channels] in the back are [evenly stuffed|crisp|sewn straight], and [they hold their line|the {material} shows them off|light runs down them].",
    "The [channeled|fluted] back [is the whole idea|does the decorating|makes it look taller], [so keep the rest plain|and the seat stays simple|and it feels good to lean on].",
  ],
  skirt: [
    "[A tailored|The box-pleated|A neat] skirt [hides the legs|reaches nearly to the floor][ and the dust| and makes it look softer|].",
  ],
  legs: [
    "It [stands|rests|sits] on {legs}[, screwed in and easy to take off|, which lift it off the floor|, original to the piece|].",
    "[Its|The] {legs} [unscrew|come off][ in a minute| for narrow stairs|, and that often decides a delivery].",
    "{Legs} [give it air|keep it light|finish it below][ and room for a vacuum|, even on a dark floor|].",
  ],
  second: [
    "[The frame you see|What shows of the frame|The base] is {second}[, a good match for the {material}|, and it warms up the {color}|, rubbed smooth where hands go|].",
    "{Second} [below|underneath|at the base] and {material} [above|on top] [make a good pair|suit each other|were the right choice].",
  ],
  armchairs: [
    "[The arms are|Arm height is] [right for a book|wide enough for a cup|set for elbows, not for show][, and the back meets your shoulders|; try it once and see|].",
    "[Pair it|Set it] with [a floor lamp|a small table|a footstool] and you have [a reading corner|the best seat in the house|somewhere to be].",
  ],
  wingback_chairs: [
    "The wings [keep off drafts and small talk|are there to sleep against|shelter whoever sits there], and the [seat is high enough to rise from|tall back holds the head|arms are padded].",
    "[A high back|Its tall back] and [a seat at a sensible height|upright posture|firm arms] make it [kind to older knees|a chair for evenings|good for long letters].",
  ],
  lounge_chairs: [
    "[The pitch|The angle] of the seat is [low and easy|just right for talk|set for records and rain], and [you get up again without help|nothing presses under the knee|the arms are where hands fall].",
    "[It reclines without moving|You lean back and stay there|It takes your weight low], [which is what lounge chairs are for|and the frame does the flexing|with the head free].",
  ],
  three_seat_sofas: [
    "[Three adults|A family of three|Three people and a bowl of popcorn] [fit without touching|sit side by side|have room], [or one lies down at full length|and the middle seat is no punishment|with the arms left for cats].",
    "[A tall person|Anybody under six feet|An overnight guest] [can stretch out|can lie flat|sleeps well] on it[, head on one arm|, we have checked|].",
  ],
  loveseats: [
    "[Two sit here|It seats two] [comfortably|in comfort][, without being pressed together|, three if they are children|], where [a full sofa|a three-seater] [would block the room|would not fit|is too much].",
    "[It suits|Made for|Good for] [a bay window|the foot of a bed|a small living room|an apartment with a tight elevator][, where a big sofa only argues|, or opposite a larger one|].",
  ],
  sectionals: [
    "The [sections|two halves] [clip together|join with steel clips|lock underneath], and each [goes through a normal door|is carried by two|travels by itself].",
    "[The long side|The return] [takes three|lets somebody lie down|is where movie nights happen], [and there is still a corner|while the other seats two|with room for a table].",
  ],
  chaises: [
    "[Half chair, half bed|A single back and a long seat]: [made for lying sideways|for reading with feet up|for half an hour after lunch].",
    "[At the foot of a bed|Under a window|Beside a fire] it [is in its element|makes sense at once|looks intended].",
  ],
  ottomans: [
    "[With a tray|Put a tray on it and] it [is a coffee table|becomes a table|holds the drinks]; [without one, a footrest|in between, a spare seat|it also seats a child].",
    "[It slides|Easy to push] [under a console|from chair to chair|aside] when [company comes|the floor is needed|the children dance].",
  ],
  poufs: [
    "[Filled tight|Densely filled|Packed firm], so it [holds up as a seat|keeps its shape|does not swallow you], and [it rolls where you want it|a child can move it|it lives under a table].",
    "[A zipper underneath|The base unzips, which] [lets you refill it|gives access to the filling|makes cleaning simple][ when it settles| after some years|].",
  ],
  chair: [
    "The back [has a gentle rake|leans just enough|is shaped, not flat], [kind to the spine|so dinner can be long|and your shoulder blades thank it].",
    "[At {weight} lb|With its {weight} lb|Weighing {weight} lb] it is [easy to pull out|light to move|no trouble to carry upstairs][ and steady all the same|, one hand is enough|].",
    "[Felt glides|Small felts|Glides] underneath [spare the floor|keep it quiet|are new][, even on soft pine|, and it slides easily|].",
    "[It takes|It will take] a [tie-on cushion|thin pad|sheepskin] [well|if you like it softer|for longer evenings].",
    "[Tested|Sat in|Tried] by [our heaviest friend|a family of five|everybody here], [without a sound|and approved|and it did not flinch].",
    "[The parts you touch|Edges and arms|All the edges] are [rounded over|worn smooth|softened by hand][, a maker's courtesy|, no sharp corners for shins|].",
    "[Measured|Judged] by [its stance|how it sits on the floor], [this was drawn by a chairmaker|it is better than most|somebody knew the trade].",
  ],
  chair_wood_frame: [
    "[Joints are|Every joint is|The joinery is] [glued and pinned|tight and dry|mortised rather than screwed][, and it shows when you sit down|, so it does not creak|].",
  ],
  dining_chairs: [
    "[Seat height is|The seat is at] the usual 18 inches[, right for any dining table|, so it mixes with what you have|, which suits standard tables].",
    "[Sold singly|A single chair|One chair]: [at the head of the table|as the odd one out|at a small desk] it [looks deliberate|does well|has more to say].",
  ],
  desk_chairs: [
    "It [swivels|turns|spins] [freely|without noise|on a sealed bearing], and the [height adjusts|seat goes up and down|lift holds where you set it].",
    "[Casters|The wheels] [run on carpet and wood|roll straight|are the soft kind][, and the tilt can be locked|, fine for old floors|].",
  ],
  rocking_chairs: [
    "The [rockers|runners] are [long and even|cut from one board each], so it [rocks slowly|does not creep across the floor|comes to rest by itself].",
    "[It rocks|The rocking is] [evenly and without a knock|slow enough to nurse a baby|the kind that ends in sleep].",
  ],
  bar_stools: [
    "[Made for|It suits|Right for] [a bar at 40 to 42 inches|a high counter|a standing-height table], with a [footrest at the right place|rail for the feet|stretcher to put your feet on].",
    "[Feet rest|Your feet land] on [the lower rail|a proper footrest][, the part most stools get wrong|, so legs do not dangle|].",
  ],
  counter_stools: [
    "The seat is {height} inches [up|high][, for counters of 35 to 37|, right for a kitchen island|], and the [rail|stretcher] [takes your feet|is where feet want it].",
    "[It slides|It fits] [right under an island|below a counter's edge|out of the way] [when breakfast is over|between meals|and saves the walkway].",
  ],
  stools: [
    "[A seat|An extra seat|A perch] [when guests come|for pulling on boots|by the tub], a [table|stand for a plant|place for a lamp] [the rest of the time|otherwise|in between].",
    "At {height} inches [it goes under any table|it pairs with low chairs|it is the right height for laces][ and weighs next to nothing| and takes a full adult|].",
  ],
  benches: [
    "[Two adults|Two people] [sit on it|fit] [side by side|with a bag between them], and [boots go underneath|there is room below for baskets|it takes no space from the hall].",
    "[By the door|At the foot of a bed|Along a dining table] it [is worth more than two chairs|makes itself needed|looks as if measured for the place].",
  ],
  woven_seat: [
    "The seat is woven [by hand|around the rails|in the old pattern][, tight as a drum|, springy and cool|, and can be rewoven one day].",
  ],
  seat: [
    "[At {weight} lb|With its {weight} lb|Weighing {weight} lb] it is [easy to move|light enough for one hand|no trouble to carry upstairs][ and steady all the same|].",
    "[Felt glides|Small felts|Glides] underneath [spare the floor|keep it quiet|are new][, even on soft pine|, and it slides easily|].",
    "[The parts you touch|Edges|All the edges] are [rounded over|softened by hand][, a maker's courtesy|, no sharp corners for shins|, top and bottom].",
    "[It stands|It sits] level on [old boards|any floor|stone and carpet][, and takes a full adult|; we stood on it|, without a rock].",
    "[Measured|Judged] by [its stance|how it sits on the floor], [this was drawn by a chairmaker|it is better than most|somebody knew the trade].",
  ],
};
