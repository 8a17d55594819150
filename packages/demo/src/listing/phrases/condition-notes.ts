/** Notes on a piece's condition: by condition, and by condition and surface. */
export const conditionLines: Readonly<Record<string, readonly string[]>> = {
  new: [
    "[Unused|Never used|New], [straight from the maker's carton|still with its tags|unwrapped once for inspection][, with nothing to report|, and photographed the same day|; packing is kept|].",
    "[A showroom piece|A display piece|A sample] that [nobody sat a day with|was never delivered|only collected glances][, without a mark|, wiped and wrapped again|; papers included|].",
    "[Assembled|Set up] [for our photographs|once, to check it] and [otherwise untouched|taken down again|not used since][; the warranty card comes along|, complete with hardware|].",
    "[From a canceled order|Bought and never needed|Left over from a project]: [as the workshop made it|no signs of use|every side is clean], {spot} included.",
    "[No wear|Not a mark], [{spot} included|inside or out], [as you expect of a new piece|and we looked|with the maker's label in place].",
  ],
  like_new: [
    "[Immaculate|Spotless|Flawless], [as far as we can see|also underneath|apart from dust], [and the {spot} would be first to show|with the {spot} still crisp|down to the {spot}][; kept its wrapping|].",
    "[A few weeks|Half a year|One winter] of [light use|careful use], [nothing to see at the {spot}|no trace on the {spot}|the {spot} included][, honestly|, and we have good lamps|].",
    "[Hard to tell from new|You would take it for new|Next to new][, even at the {spot}|; you would have to be told|, clean on every side|, and kept covered].",
    "Look for a flaw [on|at] the {spot} and [you find none|there is none|you will give up][; a wipe and it is done|, there or anywhere|].",
    "[Used for|In use for] [a season at most|a few months|some weekends], [with one faint touch at the {spot}|and it does not show|then covered].",
    "[Barely lived with|Hardly used|Treated kindly]: [no wear a camera finds|only dust to wipe off|the {spot} is perfect][, the rest too|, and nothing is loose|].",
    "[No scratches, stains or repairs|Nothing to repair|No marks worth a picture][; the {spot} is as it was delivered|, all parts original|, from any side].",
    "[As good as the day it was bought|Kept as if for company|Close to perfect][, apart from a breath of wear at the {spot}|, with the {spot} the first place we checked|, and it will be packed that way].",
  ],
  excellent: [
    "[Somebody took care of this|It was loved|Kept by careful people]: [a shade of wear at the {spot}|the {spot} a little mellow|one tiny touch on the {spot}] [and that is the list|, no more|, the rest as made][, and we looked twice|].",
    "[Next to no wear|Little wear]; [look at the {spot} to find any|what there is sits at the {spot}|the {spot} has a few fine lines][, and hands do not feel it|, in raking light|]; [tight|solid|sound] [as ever|all over].",
    "[Very clean|Clean inside and out|Remarkably clean], [age shows at the {spot} only|but for the {spot}|with faint handling on the {spot}][, and becomes it|, as pictures show|]; [no odor|nothing replaced|no touch-ups].",
    "[Only the lightest signs of use|The lightest signs of use] [at|on] the {spot}[, nothing that catches the hand|, invisible from a step away|; shown in the pictures|].",
    "[Well kept throughout|Carefully used|Very well looked after]: [clean, sound and tight|structurally perfect|no repairs, past or needed][, with a trace of age at the {spot}|; the {spot} tells a little of its use|].",
    "[One hairline mark|One small mark|A single faint mark] near the {spot}[, as careful owners leave things|; we had to look twice to find it|, and that is all|, pictured close].",
    "[The {spot} shows|You find on the {spot}] [the faintest polish of age|a trace of use|slight softening][, nothing else|; everything works|, pleasant rather than worn].",
    "[All original|Original finish|Complete], [with honest, even wear|with hardly a sign of use|and firm all over][, most of it at the {spot}|; only the {spot} gives its age away|].",
    "[Better than most|Among the best we see|Clean for its age], [a little rubbing on the {spot}|with the {spot} slightly lighter|a few tiny specks at the {spot}][, and no smell|, no damage|; sound in every part].",
  ],
  good: [
    "[Lived with|Used daily for years|Well used], [and it shows a bit at the {spot}|most of it at the {spot}|with the {spot} a shade duller]; [all solid|works as it should|the lines are crisp][, nothing hidden|].",
    "[Some scuffs|A handful of small marks|A scuff and a rub] [around|near] the {spot}[, the kind you stop seeing|, typical of its age|, in the last picture]; [firm|tight|stable] [all the same|throughout].",
    "[Not perfect|Fair warning|So you know]: the {spot} [has a few marks|was bumped once|is a little rubbed][, long ago|, no more than that|]; [it cleans up well|otherwise very decent|the price says so].",
    "[From across the room|At arm's length] [perfect|very good]; [close by|up close], [light marks on the {spot}|the {spot} has its years|a few specks at the {spot}][, none deep|, all pictured|].",
    "[Everyday marks|Ordinary signs of use|Small marks of use] [along|on|around] the {spot}[, easy to live with|, priced with that in mind|; the rest is clean|, nothing structural].",
    "[Used and sound|Sound, with some wear|Honest wear]: [the {spot} shows it most|mostly on the {spot}|look at the {spot} in the pictures][, everything works|, no repairs|, and nothing wobbles].",
    "The {spot} has [softened with use|seen some life|lost a little of its freshness][; everything else is tight|, pictured up close|, which adds rather than takes].",
  ],
  good_wood: [
    "[Light scratches|A few fine scratches|Some short scratches] on the {spot}[; a little wax would hide them|, visible in raking light|, and the finish is whole|].",
    "[Two shallow nicks|A shallow nick|A small dent] on the {spot}[, felt more than seen|, old and darkened|; shown in the last pictures|].",
    "[A pale ring|A faint ring|One water mark] on the {flat}[, gone when oiled, we think|, the size of a cup|]; [joints are tight|the wood is dry and stable|otherwise even].",
    "[Some fading|A little sun fading|A tone lighter] on the {spot}[, even enough to keep|, where a plant stood|], [no cracks|no lifting veneer|joints firm].",
  ],
  good_cloth: [
    "[Slight fading|Some fading|A little sun fading] on the {spot}[, on one side only|, seen next to the underside|]; [no holes or tears|seams are whole|cleaned and dry].",
    "[A faint mark|One small stain|A pale spot], [the size of a coin|hardly a shade darker], on the {spot}[, it did not come out|; turned away it is gone|, shown close].",
    "[The pile|The cloth|The fabric] is [a bit flattened|slightly rubbed|worn smooth] at the {spot}[, and steams up well|, as seats go|], [springs are firm|no odors|nothing sags].",
  ],
  good_leather: [
    "[Creases and fine scratches|Creasing|Fine lines and a scuff] on the {spot}[, as leather does|; balm evens them out|], [no cracks|no tears|seams are tight].",
    "[Patina|A darker patch|Some color loss] on the {spot}[, where hands rest|, rather becoming|]; [the leather is supple|it was fed before the pictures|nothing is dry].",
  ],
  good_metal: [
    "[A few spots|Some tarnish|Light tarnish] on the {spot}[, left as found|, which polish takes off|], [straight and solid|no dents|nothing is loose].",
    "[Fine scratches|Small rubs|Tiny pits] on the {spot}[, seen at an angle|, from years of dusting|]; [the finish is even otherwise|no rust|joints are sound].",
  ],
  good_stone: [
    "[A tiny chip|A flea bite|A small chip] at the {spot}[, smooth to the finger|, not seen from above|], [no cracks|the rest is even|sealed again].",
    "[A faint etch|One dull spot|A light ring] on the {flat}[, seen against the light|, from a lemon, most likely|]; [no cracks|the stone is sound|could be rehoned].",
  ],
  good_glass: [
    "[Fine scratches|Some hairlines|A few light scratches] on the {spot}[, seen at an angle|, none that catch a nail|]; [no chips|edges are whole|it sits firm].",
  ],
  good_ceramic: [
    "[A pinprick chip|A glaze skip|A tiny flake] at the {spot}[, there from the kiln, we think|, hardly felt|]; [no cracks|it rings clear|otherwise whole].",
    "[Fine crazing|Light crazing|Small scratches] on the {spot}[, as old glazes have|, only in the surface|], [no hairlines through|sound|not repaired].",
  ],
  good_cane: [
    "[A strand or two|Some strands|A couple of strands] at the {spot} [stick out|came loose|were tucked back][, easily trimmed|, the weave is whole|], [no holes|no sagging|dry and clean].",
  ],
  good_paint: [
    "[Small chips|Two or three chips|Rubbed paint] at the {spot}[, down to the wood|, touched up by hand|], [an even coat otherwise|it suits the piece|a little paint fixes them].",
    "[Scuffs|Light scuffs|Fine swirls] on the {spot}[, seen at an angle|, from moving|]; [wiped clean|joints are tight|nothing flakes].",
  ],
  good_rug: [
    "[The pile is a little lower|Some wear|Slightly worn pile] at the {spot}[, no knots showing|, even and soft|]; [washed|no moth|no stains].",
    "[A faint mark|One pale spot|A slight stain] at the {spot}[, lost in the pattern|, lighter since the wash|]; [sides are firm|it lies flat|no smell].",
  ],
  good_shade: [
    "[Light wear|Small scuffs|Dusting marks] [at|on] the {spot}[, none that show from a chair|, found with the lamp off|]; [cord and plug are new enough|the bulb holder is tight|it lights at once].",
    "[The seam has loosened|A thread is loose|The trim lifts a little] at the {spot}[, a dot of glue away|, out of sight|, for years by the look of it], [otherwise clean|safe to use|and nothing else].",
    "[Slightly uneven color|A touch of fading|A pale edge] on the {spot}[, from a sunny window|, warm when lit|]; [the body has no dents|switch works|stands without a lean].",
    "[A small dent|Slight toning|A faint crease] on the {spot}[, turned to the wall it is gone|, not seen when lit|]; [the wiring is safe|it stands straight|switch and socket are fine].",
  ],
  good_paper: [
    "[Slight toning|A little foxing|Faint toning] at the {spot}[, as old paper has|, seen close|, lighter where the mat was]; [colors are clear|no tears|the frame is tight].",
    "[Small rubs|Two nicks|A scratch] on the frame[, touched up|, at the {spot}|, old and darkened]; [the print is clean|paper and mat are good|ready to hang].",
    "[The paper waves a little|A shallow crease|A soft fold] at the {spot}[, flat behind the glass|, not seen from a chair|], [no stains|no fading|backing renewed].",
  ],
  fair_paper: [
    "[Foxing|A water line|Fading] at the {spot}[, half under the mat|, plain to see|, stable]; [the frame alone is worth it|priced as decoration|a framer can hide it].",
  ],
  restored_paper: [
    "[Cleaned by a paper conservator|Newly matted and framed|Pressed and remounted], [the {spot} mended from behind|toning at the {spot} reduced][, with acid-free board|, this year|].",
  ],
  fair: [
    "[Tired|Worn|Rough] at the {spot}[, no point denying it|, and we show it|, the rest better]; [cheap for that reason|good bones|still does its job].",
    "[Needs work|Work to do|A weekend project]: the {spot}[, mainly|, first of all|, and a clean]; [complete|all parts here|otherwise sound][, so worth the effort|].",
    "[Visible wear|Heavy use shows|Years of use show] on the {spot}[, honest and stable|, hence the price|, shown from three sides], [use it as it is or bring it back|it stands firm|and the lines are still good].",
    "The {spot} [would like some attention|needs an afternoon|has had a hard life][; a weekend's work for someone handy|, nothing structural|, we left it to the next owner].",
    "[Sold as a project|A project|For somebody handy]: [mainly the {spot}|start with the {spot}|the {spot} first][, the frame is sound|; complete, but tired|, the rest is cosmetic].",
  ],
  fair_wood: [
    "[Finish worn through|Bare wood shows|The finish is gone] on the {spot}[, with a few dark rings|, dry and ready to sand|], [but nothing moves|joints hold|solid underneath].",
    "[A repaired crack|An old glue line|A filled split] at the {spot}[, stable|, done before our time|, seen from close]; [several scratches elsewhere|it takes weight|needs oil].",
  ],
  fair_cloth: [
    "[Several stains|Two larger stains|Worn cloth] on the {spot}[, cleaned as far as they go|, a throw hides them|]; [springs and frame are good|due for new fabric|no odors].",
    "[A seam has opened|A short tear|Threadbare] at the {spot}[, easily sewn|, held with a stitch|], [the filling is firm|priced for re-covering|the frame deserves it].",
  ],
  fair_leather: [
    "[Cracked|Dry and cracked|Scuffed to the suede] at the {spot}[, stable once fed|, an upholsterer could patch it|], [honest wear elsewhere|still comfortable|the frame is good].",
  ],
  fair_metal: [
    "[Pitting|Surface rust|Worn plating] on the {spot}[, brushed and oiled|, ready for a polish|]; [straight|sound welds|nothing missing].",
  ],
  fair_stone: [
    "[A chipped corner|A thumbnail chip|An old repair] at the {spot}[, smoothed|, pictured close|], [no crack through|turn it to the wall|stains could be poulticed].",
  ],
  fair_glass: [
    "[Scratches you see|A chip|Deeper scratches] at the {spot}[, dulled by years of trays|, ground smooth|]; [a glazier could replace it|safe to use|the frame is fine].",
  ],
  fair_ceramic: [
    "[A glued chip|A hairline|Two chips] at the {spot}[, turned away it is gone|, stable for years|]; [shown close|still good to look at|priced for it].",
  ],
  fair_cane: [
    "[A broken patch|Some broken strands|A soft spot] at the {spot}[, could be rewoven|, holds for now|]; [the frame is firm|no mold|sold with that in mind].",
  ],
  fair_paint: [
    "[Chips and scuffs|Flaking paint|Paint worn off] at the {spot}[, charming or not|, ready to be redone|]; [sound under the paint|doors and joints work|nothing loose].",
  ],
  fair_rug: [
    "[Worn to the knots|Low pile|A worn path] at the {spot}[, flat and stable|, a table would cover it|]; [ends need securing|colors are still good|washed].",
  ],
  fair_shade: [
    "[Stained|Brittle|Misshapen] at the {spot}[, usable for now|, standard size to replace|]; [the rest is worth it|wired safely|a base to build on].",
    "[A tear|A scorch mark|Yellowing] on the {spot}[, the size of a coin|, so plan on a new one|]; [electrics are safe|the body is good|works as it should].",
  ],
  restored: [
    "[A full workshop round|Three days at the bench|A careful repair]: [the {spot} rebuilt|the {spot} cleaned and made firm|new work at the {spot} blended in][, with old material|, documented|], [solid again|ready to use|and it will last].",
    "[Restored this year|Freshly restored|Recently put right], [the {spot} most of all|beginning with the {spot}][, reversible as it should be|, nothing overdone|, by people who do only this]; [original where possible|age still visible|no shortcuts].",
    "[Restored in our own workshop|Restored|Brought back by a craftsman], [down to the {spot}|keeping the marks worth keeping|with traditional materials][; invoices are here|, and good for another generation|].",
    "[Taken apart|Cleaned, taken apart] and [put together properly|reassembled], [the {spot} included|with the {spot} made good][; before and after pictures on request|, this year|, nothing modern hidden inside].",
    "[New where it had to be|Repaired where needed]: [the {spot} was made good|mainly the {spot}][, in the old manner|, by hand|, and you have to know where], [the rest is original|ready for daily use|guaranteed for a year].",
  ],
  restored_wood: [
    "[Stripped and refinished|Refinished|Sanded and oiled] [last year|this spring|this fall], [the {spot} included|with the color evened], [in hardwax oil|in shellac|in a satin finish].",
    "[Reglued and waxed|Joints reglued, surface waxed], [the {spot} patched in matching wood|with new wood let in at the {spot}][, hard to find|, as it should be done|].",
  ],
  restored_cloth: [
    "[Re-covered|Newly upholstered|Reupholstered] in [fresh|new] cloth [this year|last winter], [with new foam and webbing|springs retied|down to the frame][, and the {spot} piped by hand|, receipts from the upholsterer|].",
  ],
  restored_leather: [
    "[Leather cleaned, dyed and sealed|New leather|Re-dyed by a saddler] [this year|last winter], [with the {spot} patched from behind|new foam inside|the {spot} resewn].",
  ],
  restored_metal: [
    "[Stripped|Cleaned down] and [waxed|hand-polished|relacquered], [the {spot} straightened|a joint at the {spot} rebrazed][, this year|, in our own shop|].",
  ],
  restored_stone: [
    "[Honed and sealed|Repolished] [this year|by a stonemason], [a chip at the {spot} filled|and the {spot} smoothed][, hard to find now|, as even as it gets|].",
  ],
  restored_paint: [
    "[Rubbed down and repainted|A fresh coat, brushed on|Lacquered anew] [this year|last winter], [the {spot} filled first|hardware cleaned|with the {spot} rounded as before].",
  ],
  restored_rug: [
    "[Rewoven|Restored by hand] at the {spot}, [washed after|sides overcast anew][, you have to turn it to see|, wool dyed to match|].",
  ],
  restored_shade: [
    "[Taken apart|Stripped down] and [rewired|put right], [the {spot} sewn anew|with fresh cloth at the {spot}][, by a lamp maker|, last winter|]; [lit for days since|good for years].",
    "[A new shade on the old frame|Shade re-covered, body cleaned], [new socket and cord|safe for another fifty years|tested for a week][, and the {spot} mended|].",
  ],
};

type Spots = readonly [string, ...string[]];

/** Where a piece shows wear. */
export const spots: Readonly<Record<string, Spots>> = {
  upholstered: [
    "front of the left arm",
    "right arm",
    "back edge",
    "front of the seat",
    "lower back corner",
    "piping",
    "top of the back",
  ],
  low_seat: ["top", "lower edge", "seam", "underside", "far side"],
  chair: ["seat edge", "top of the back", "front of the seat", "back of the seat", "left side of the seat"],
  stool: ["seat edge", "top", "underside of the seat", "left side of the seat"],
  case: ["top", "left side", "lower front edge", "back corner", "front edge of the top", "right side"],
  trunk: ["lid", "left end", "lower edge", "one corner", "back"],
  shelves: ["lowest shelf", "left side", "top", "front edge of a shelf", "back corner"],
  table: ["top", "front edge", "far end of the top", "underside", "middle of the top"],
  round_table: ["top", "rim of the top", "underside", "edge", "middle of the top"],
  bed: ["top of the headboard", "left rail", "foot end", "inside corner", "back of the headboard"],
  rug: ["far corner", "center field", "border", "short end", "one long side"],
  mirror: ["lower frame", "left side of the frame", "upper edge of the frame", "back", "foot of the frame"],
  vessel: ["rim", "foot", "shoulder", "inner wall", "far side"],
  ornament: ["base", "back", "front edge", "underside", "left side"],
  art: ["lower edge", "upper corner", "left margin", "back", "middle"],
  lamp: ["base", "underside", "back", "stem"],
  shade: ["shade trim", "back of the shade", "shade lining", "lower edge of the shade"],
  hanging: ["canopy", "rim", "inner side", "underside", "top"],
};
