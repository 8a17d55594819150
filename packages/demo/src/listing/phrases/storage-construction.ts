/** How case pieces are made, by feature. */
export const storageConstruction: Readonly<Record<string, readonly string[]>> = {
  case: [
    "[The carcass|Its carcass|The case] is [square and tight|joined, not stapled|heavier than it looks][, so doors and drawers stay true|, as you feel when you lift a corner|].",
    "The back is [a fitted panel|finished well enough to show|original and sound][, not cardboard|, set in a groove|, so it can stand away from a wall].",
    "[Inside|The inside] [is clean and smells of wood|has been wiped and aired|is as well made as the outside][, which says a lot|, no attic about it|].",
    "[A level|Our level] on the top [says it stands true|finds nothing to report][, and the feet adjust by shims if your floor does not|; the rest is your floor|].",
    "[Hinges, locks and pulls|Handles and hinges|All the fittings] [are here|are complete|match], [down to the last screw|nothing replaced with what was at hand|and feel solid].",
    "[At {weight} lb|With {weight} lb to lift|Weighing {weight} lb] it [wants two people|takes two and a dolly|stays where you put it][ and an empty stairwell| on moving day|].",
    "The top [is deep enough for|has room for] [a lamp and a tray|a record player|flowers and the mail], at {top} inches [above the floor|high|from the ground].",
  ],
  wood_front: [
    "[The {material} is|Boards were|The veneer was] [matched across the front|chosen to run through|laid in sequence], so [the front reads as one|the figure carries over|your eye travels].",
  ],
  drawers: [
    "[All {drawers} drawers|The {drawers} drawers] [run|slide|move] on [wooden runners|waxed wood|their own guides], [all the way out|without a nudge|and stop where they should].",
    "[Dovetails|Machine-cut dovetails|Neat dovetails] [hold|join] the drawer [fronts|corners][, front and back|, which is what to look for|, and not one has let go].",
    "[Drawer bottoms are|The drawer bottoms are] [solid|good plywood|set in grooves][, so sweaters will not go through|, and lined if you like paper|].",
    "[Open a drawer|Pull a drawer|Draw one out] and it [comes straight|glides|sighs a little]; [close it and the others breathe|push it back with one finger|that is how it should be].",
    "[Count {drawers} drawers|{Drawers} drawers in all|There are {drawers} drawers], [deep enough for denim|sized for folded shirts|each a good hand deep][ and all of a width|, none of them shallow decoration|].",
  ],
  one_drawer: [
    "[The single drawer|Its one drawer] [is dovetailed|runs on wood|comes all the way out][ and takes a book and glasses|, deep enough for remotes|, for what should not lie about].",
    "[One drawer|A drawer] [for pens and keys|for what you hide from guests|with a good pull] [is all it needs|does more than you expect|and it runs freely].",
  ],
  doors: [
    "[Doors meet|The doors meet|Both doors close] [in the middle with an even gap|without scraping|with a soft click][, top to bottom|, as they should|].",
    "[Behind the doors|Open the doors and] [there is|you find] [an adjustable shelf|room for the tall things|a clean interior with a shelf][, and the pegs are there|, deep enough for platters|].",
    "[Hinges are|Each hinge is] [brass|tight|let in flush], [so nothing sags|the doors stay where you leave them|and they have been oiled].",
  ],
  fluted: [
    "The fluted fronts [catch the light in stripes|hide fingerprints|are milled from the solid][ and change through the day|, and dust comes off with a brush|].",
    "[Ribs|Flutes] [run|go] [straight across the front|from edge to edge], [the detail that makes it|cut cleanly|and they line up at the joins].",
  ],
  caned: [
    "[Cane panels|The cane fronts|Its cane doors] [let the inside breathe|let a router's signal through|keep it light to look at][ and hide what you store|, tight and unbroken in their frames|].",
  ],
  glazed: [
    "[Glass doors|The glazed doors] [show what you are proud of|keep the dust off|set in putty], [and the lower half hides the rest|with slim bars|and the shelves behind take real plates].",
  ],
  open: [
    "The open [bay|shelf] [takes|is for] [baskets or books|a stack of magazines|boxes and cables][ with a way out for wires at the back|, easy to reach|].",
  ],
  bookcases: [
    "Shelves are [thick enough not to bow|deep enough for art books|made for hardcovers], [and most of them move|on sturdy pins|set at useful heights].",
    "[At {height} inches|Standing {height} inches tall], it [makes use of the wall|takes a good part of a library|should be fixed to a stud][, fittings included|, which we show you how to do|].",
    "[Paperbacks two deep|Records, too|Atlases] [fit|go on the lower shelf|are no problem], at {depth} inches of depth.",
  ],
  nightstands: [
    "[Its top|The top] [meets the mattress|comes level with most beds|is at hand height] at {height} inches, [with room for a lamp and a glass|big enough for the book pile|and does not tip when you reach].",
    "[A charger|The phone cable] [hides behind it|goes down the back|runs out of sight], and [a water glass has its place|the top wipes clean|nothing rolls off].",
  ],
  wardrobes: [
    "[A full rail|The rail|Inside, a hanging rail] [takes winter coats|runs the whole width|sits high enough for long dresses], [with a drawer below for shoes|and hangers face the right way|with a shelf above].",
    "[It comes apart|The cornice and base come off|It takes down] [for the stairs|into manageable pieces|with one screwdriver][, and goes together in half an hour|; we label the parts|].",
  ],
  writing_desks: [
    "[Two monitors|A laptop and a lamp|A big screen] and [elbows|a sketchbook|a cup] [have room|fit] on the {width}-inch top[, and your knees clear the rail|, with space to spread out|].",
    "[Knee room|The space below] is [generous|clear|more than 24 inches], so [an office chair with arms goes under|you can cross your legs|nobody bumps].",
  ],
  secretary_desks: [
    "[The flap|The drop front|Its writing flap] [comes down|opens] [on sound supports|level][ and closes over the mess|, at a good height for a laptop|], and the [pigeonholes behind|small drawers inside] [are all there|smell of ink and wood|hold stamps and secrets].",
    "[Close the front and|Shut it and] [the workday is over|the bills are gone|it is a chest again]; [open, it is a whole office|inside are slots for everything|the lock turns].",
  ],
  bar_cabinets: [
    "[Tall bottles|Bottles] [stand upright inside|fit behind the doors|have their own shelf], [glasses above|with a drawer for openers|and the top takes the mixing].",
    "[The inside is sealed|A sealed interior|The lined interior] [forgives spills|wipes clean|shrugs off vermouth], [which its maker foresaw|as a bar should|and locks if it must].",
  ],
  media_consoles: [
    "[Cables|The wires] [go out through the back|have openings behind|disappear], and [the shelves take a receiver|there is air for the boxes|a soundbar fits on top].",
    "[At {height} inches|Standing {height} inches high] it puts [a screen|the television] [where your eyes are|at the right level from a sofa][ and not above a fireplace|, with {width} inches beneath it|].",
  ],
  credenzas: [
    "[Records|LPs|Files] [fit upright|stand inside], and [it is finished all round|the length is right for a turntable and speakers|the low line leaves the wall for art].",
  ],
  sideboards: [
    "[Plates for twelve|The good china|Table linen] [goes inside|fits|has room], and [the top takes a whole buffet|serving dishes stand on top|the height is right for carving].",
  ],
  cabinets: [
    "[Glasses, games or linens|A bar, a pantry or books|Towels or ceramics]: the shelves [adjust|are deep enough|do not mind] [and what you show is your choice|for any of them|, and the footprint stays small].",
  ],
  vanities: [
    "The mirror [tilts|is clear|sits at face height], and [the drawer takes brushes and jars|there is knee room below|a stool tucks in].",
    "[Morning light from the side|A lamp on either side|A window nearby] [is all it wants|and you are set], [the top is sealed against spills|with room for what you use daily|and it doubles as a small desk].",
  ],
  trunks: [
    "[Blankets|Board games|Camping gear] [go inside|vanish inside|fit], the lid [stays open by itself|closes flush|takes a cup], and [it makes a fair coffee table|it slides under a window|the handles carry].",
    "[The lid stays up|Its hinges hold the lid|The hasp closes] [as it should|without pinching fingers|with a good clack], and the inside is [dry and lined|clean paper|ready for wool].",
  ],
  legs: [
    "It [stands|is lifted] on {legs}[, so a vacuum gets under|, with enough air to look light|, original to the piece|].",
    "[Its|The] {legs} [keep it off the floor|raise it to a good height|are braced on the inside][ and the dust is easy to reach|, all of them sound|].",
  ],
  second: [
    "{Second} [at the base|for the details|beside the {material}] [sets it off|was a good decision|gives it some contrast][, without making a show of it|, and the two have aged alike|].",
  ],
};
