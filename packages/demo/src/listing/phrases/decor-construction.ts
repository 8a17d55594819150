/** How rugs, mirrors, vessels, clocks and pictures are made, by feature. */
export const decorConstruction: Readonly<Record<string, readonly string[]>> = {
  rug: [
    "[Turn up|Lift] a corner and [the back shows the pattern|you see the knots|it bends without a crackle], [as honest rugs do|so it is not backed with glue|always the first thing to check].",
    "[Chairs|Feet|Table legs] [leave no lasting mark|sit level on it], [the pile is short|the foundation is firm], [and it does not creep|so it suits a dining room|good under a desk].",
    "[Rolled|Rolled up], it [goes over one shoulder|fits a small car], [unrolled, it lies flat in an hour|and it needs no ironing out|tied in three places].",
    "[The pile is|Its pile is] [even and low|dense|cut close], [so doors swing over it|and a chair slides on it|easy to vacuum].",
    "[Sides are|The sides are] [freshly overcast|bound by hand|firm], and [the ends are secured|nothing ravels|corners stay down].",
    "[Knots are tight|Turned over, the knots are tight|The back shows tight rows]: [it was made to be walked on|nothing pulls|a good sign].",
    "[Dyes were tested|We tested the dyes|The colors were tested] with a [damp cloth|white cloth], and [they hold|nothing came off|the {color} stays put].",
    "It measures {feet}[, lies flat to the corners|, and rolls to a bundle one person carries|, the size most rooms want|].",
    "[A felt pad|A rug pad|A new pad] [is included|comes with it|goes along], cut to {feet}[, so it will not slide|, worth having|].",
    "The {material} [springs back|is soft underfoot|hides footprints][ where furniture stood| and does not shed|].",
  ],
  rug_used: [
    "[Hand-washed|Washed flat|Professionally washed] and [dried flat|aired for a week|dried in the shade] [before we listed it|this season|last month][, so it can go straight onto the floor|, both sides|].",
    "[Beaten|Vacuumed|Washed] [face down|on both sides], then [left in the sun for an afternoon|aired for a week], so it [comes without dust|smells of {material} and nothing else|is ready for bare feet].",
  ],
  fringe: [
    "The fringe is [its own|part of the foundation|even][, not sewn on|, at both ends|], and [has been combed|can be tucked under|stays soft].",
  ],
  mirror: [
    "[Hung|Set] [opposite a window|at the end of a hall|over a chest], it [gives you the garden twice|makes the room turn a corner|keeps the evening light], [which is what mirrors are for|and flatters nobody unduly|for no electricity].",
    "[Two people|One person with a level] [hang it|put it up] in [ten minutes|no time], [the hooks are level|wire and hooks attached|we mark the height for you].",
    "[A slim|The narrow|A steady] frame in {material} [keeps the glass in charge|holds it without fuss|is finished on the sides], [so it sits well beside pictures|even seen from the stairs|and warms the wall].",
    "[Large enough|Big enough|At {width} by {height} inches it is enough] [for shoulders and hat|to see how a coat falls|for a face and some sky], [not so large that it rules|yet it fits a narrow wall|and easy to move].",
    "[The glass|Its glass] is [clear|true], [with no ripple|right to the frame|without a greenish cast][, at any hour|, and heavier than new glass|].",
    "[Backed with plywood|The back is closed|A new backing board] and [strung with fresh wire|fitted with two hooks|ready for one good anchor].",
    "[Corners are|The frame is] [tight|joined so you cannot see how|solid {material}], [no filler|front and side|all the way round].",
    "[At {weight} lb|Weighing {weight} lb] it [hangs on a stud or an anchor|wants a proper hook|is easy on old plaster], [fittings included|and we tell you which|two of them on the back].",
    "[It hangs|It can hang|You can hang it] [above a console|over a mantel|in a dim hall|between two windows] [and earn its place|with room around it|at eye height].",
    "[Measured over the frame|Frame included], it is {width} by {height} inches[, larger than it looks here|, check the wall|].",
  ],
  floor_mirrors: [
    "[It leans|It stands|Stood against a wall, it rests] [safely|without tipping|at a good angle], [and a strap for the wall is included|felt under the foot|showing you head to toe].",
  ],
  vessel: [
    "[Turn it|Turned], it [shows a better side|is never quite the same|has a front you will choose], [set it so|as we kept finding|and the light helps].",
    "[Light|Daylight] [slides down|collects on] [its shoulder|the curve], [a small daily show|and shadows fall well|best near a window].",
    "The [foot|base] is [smooth|ground flat|felted], [kind to a polished table|so it will not scratch|and it sits without rocking].",
    "[The rim|Its rim] is [even|gently turned out|finished by hand], [pleasant to the touch|with no sharp spot|all the way round].",
    "[The shape|Its shape|The outline] is [slightly off true|calm from every side|fuller than the pictures show][, which is how you know a hand made it|, and you will turn it often|].",
    "[It measures|It is|Standing] {height} inches [tall|high] and {width} across[, larger than most|, a good size for a table|, so leave it some air].",
    "[A mark underneath|The mark below|On the base is a mark] [we cannot place|is hard to read|has worn away][, sadly|; suggestions welcome|, and the form says the rest].",
    "[Walls are|The wall is] [thin for the size|even|thicker at the foot], [so it feels balanced|as you notice when you lift it|the work of a steady hand].",
  ],
  vases: [
    "It [holds water|kept water overnight|is watertight][, we tried|, so real flowers are fine|, no saucer needed].",
    "[Three branches|One stem|A few tulips] [is all it asks|look best|and it is done]; [nothing at all works, too|a full bunch also fits|in winter, dry grasses].",
  ],
  planters: [
    "[There is|It has] [a drainage hole|room for a nursery pot|a hole below], [and a saucer comes along|so roots stay dry|plant straight in or keep the pot].",
  ],
  bowls: [
    "[Fruit, bread or keys|Lemons|A salad for six] [go in it|look right in it|fit], [and it wipes clean|then back to the middle of the table|wash it by hand].",
  ],
  baskets: [
    "[The weave|Weaving] is [tight|close], [no loose ends|with a firm rim|and it stands up empty], [for blankets, toys or logs|light enough for one hand|big enough to be useful].",
  ],
  ornament: [
    "[Nothing is loose|All of it is tight|No part rattles], [front and back|and it stands by itself|as you notice when you lift it].",
    "[Edges are crisp|The detail is crisp|Details are sharp][, even at the back|, which is where makers cheat|, and the finish is even].",
    "[At {height} inches|Standing {height} inches tall] it [has presence|is easy to place|is not a trinket][, and does not take over|, and packs small|].",
    "[Made in|Made of] {material}[, through and through|, and honest about it|, with the weight to prove it].",
    "[Weighs|It weighs] {weight} lb[, more than you expect|, so it stays where you put it|, no trouble to ship].",
  ],
  ornament_used: [
    "[It was cleaned|We cleaned it|The {material} was cleaned], [not polished away|just enough|with a soft brush], [so its age still shows|you can shine it further|and nothing more].",
  ],
  clock: [
    "[It runs|The movement runs|Running] [and keeps time to a minute a week|on one new battery|with a tick you hear only at night].",
    "[Hands and dial|The dial and hands] are [original|clear to read from across the room|crisp], [without a scratch|with no fading|and set from the back].",
  ],
  plant_stands: [
    "It [holds|takes] a pot up to [10|12|9] inches [wide|across], [lifts a plant into the light|and does not tip|and keeps water off the floor].",
  ],
  pedestals: [
    "[A bust, a plant or a lamp|A big vase|Sculpture or fern]: it [carries them all|stands firm under it|is wide enough], [with felt below|and the top is level|heavy enough not to tip].",
  ],
  candleholders: [
    "[Standard tapers|Ordinary tapers] [fit|stand straight][, old wax is gone|, and drips come off with hot water|], [and the feet have felt|and they weigh enough|so the table is safe].",
  ],
  folding_screens: [
    "[The hinges|Its hinges] [swing both ways|are tight|fold flat], so it [hides a corner|divides a studio|stores behind a door] [in a minute|and comes out for guests|with one hand].",
  ],
  lanterns: [
    "[The glass|All the glass] is [whole|clear], [easy to wipe|without a chip|clean on both sides], for [a pillar candle|candles up to 3 inches wide|one fat candle and a long evening].",
  ],
  art: [
    "[Flat shapes|A few shapes|Large, quiet shapes] [in {color} and two others|around the {color}], [cut rather than drawn|overlapping a little|set slightly off center], [and it settles a wall|good from three rooms away|].",
    "[Hung|On the wall] [it keeps its distance|it looks larger|it calms its neighbors], [a virtue in a picture|so give it a foot on each side|and the frame does not shine].",
    "[The frame|Its frame] in {second} is [narrow|plain|an inch deep], [as a frame should be|so the picture leads|and matches a wooden floor].",
    "[Easy to place|Simple to live with], [it likes company|it also stands on a shelf|it needs no spotlight], [at {height} inches tall|in any room with a chair|and gives {color} to a plain corner].",
    "[Framed|It is framed] in {second}[, under glass|, with a wide mat|, ready for the nail], {width} by {height} inches [over all|with the frame|outside].",
    "[Backed with|On the back:|Behind it is] [acid-free board|a fresh backing|new paper tape], [and a new wire|with two hooks|and a dealer's old label].",
    "[Colors are|The color is|The {color} is] [fresh|clear], [as it hung out of the sun|even in daylight|and not at all faded].",
    "[Corners of the frame|The frame's corners] are [tight|mitred cleanly], [and bumpers keep it off the wall|with the {second} grain running on|].",
    "[It can hang|Hang it] [upright only|over a desk|low, beside a chair|in a group of three], [the paper lies flat|where the light comes from the side|about eye height].",
    "[Unsigned|The artist's name is lost|We found no signature], [but the eye is not|and priced that way|so buy it for the picture].",
  ],
};
