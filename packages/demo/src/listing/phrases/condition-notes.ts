/** Notes on a piece's condition: by condition, and by condition and surface. */
export const conditionLines: Readonly<Record<string, readonly string[]>> = {
  new: [
    "[Brand new and unused|New and unused][, in its original packaging|, with tags|].",
    "New. It was unpacked only for these pictures.",
    "A new showroom piece, without marks.",
  ],
  like_new: [
    "Like new, with no visible wear.",
    "Looks unused. We found no marks on the {spot} or anywhere else.",
    "Used for a few months, with no visible wear[ on the {spot}|].",
    "No scratches, stains or repairs.",
    "Like new, apart from a very faint mark on the {spot}.",
  ],
  excellent: [
    "Excellent condition, with [light wear|a faint mark|minor signs of use] on the {spot}.",
    "Very well kept. [A small mark|Slight wear] on the {spot} is the only flaw.",
    "[Clean and sturdy|Clean throughout], with [minimal|very light] wear on the {spot}.",
    "Light signs of use on the {spot}, hardly visible from a few feet away.",
    "Structurally perfect. The {spot} shows slight wear, as pictured.",
    "No damage or repairs; [light|minor] wear on the {spot}.",
  ],
  good: [
    "Good condition, with [some wear|visible wear|a few marks] on the {spot}.",
    "Used daily and well maintained. Wear is most visible on the {spot}.",
    "[Sturdy|Structurally sound], with [small scuffs|a few marks|normal wear] on the {spot}, as pictured.",
    "Normal signs of use, mainly on the {spot}. No repairs.",
    "A few small marks on the {spot}, shown in the pictures. Otherwise clean.",
  ],
  good_wood: [
    "[Light scratches|A few fine scratches] on the {spot}. Structurally sound.",
    "[Two small dents|A shallow dent|A small nick] on the {spot}. The finish is otherwise even.",
    "A faint water ring on the {flat}, and light wear on the {spot}. The joints are tight.",
    "Slight sun fading on the {spot}. No cracks or lifting veneer.",
  ],
  good_cloth: [
    "Slight fading on the {spot}. No holes or tears.",
    "A small, faint stain on the {spot}. The rest of the fabric is clean.",
    "The fabric is slightly worn on the {spot}. The seams and filling are in good shape.",
  ],
  good_leather: [
    "Creases and fine scratches on the {spot}, as is normal for leather. No tears.",
    "Some color loss on the {spot}. The leather is supple and was recently conditioned.",
  ],
  good_metal: [
    "Light tarnish on the {spot}, which can be polished off. No dents.",
    "Fine scratches on the {spot}. The finish is otherwise even.",
  ],
  good_stone: [
    "A tiny chip on the {spot}. No cracks.",
    "A light ring on the {flat}, visible against the light. The stone is otherwise clean.",
    "Light wear on the {spot}. The stone is sound, without cracks.",
  ],
  good_glass: ["A few light scratches on the glass. No chips.", "Fine scratches on the {spot}. No chips."],
  good_ceramic: [
    "A tiny chip on the {spot}. No cracks.",
    "Fine crazing on the {spot}, which is normal for its age. No cracks or repairs.",
  ],
  good_cane: ["A few loose strands on the {spot}. The weave is otherwise intact."],
  good_paint: [
    "Small paint chips on the {spot}. The finish is otherwise even.",
    "Light scuffs on the {spot}, mostly visible up close.",
  ],
  good_rug: [
    "Slight wear on the {spot}. No stains or moth damage.",
    "A faint mark on the {spot}. It was professionally cleaned.",
  ],
  good_shade: [
    "Light wear on the {spot}, not visible when lit. It works perfectly.",
    "Slight fading on the {spot}. The wiring is safe.",
    "A small dent in the {spot}. The switch and socket work well.",
  ],
  good_paper: [
    "Slight toning on the {spot}, as is normal for old paper. No tears.",
    "A few small scratches on the frame. The print is clean.",
    "A soft crease on the {spot}, hardly visible behind the glass. No stains.",
  ],
  fair: [
    "Fair condition, with heavy wear on the {spot}. Priced accordingly.",
    "The {spot} needs work. Everything else is sound.",
    "Visible wear, mainly on the {spot}, as pictured. Structurally sound.",
    "Sold as a project: the {spot} needs attention first. All parts are included.",
  ],
  fair_wood: [
    "The finish is worn through on the {spot}. The joints are tight.",
    "A repaired crack on the {spot}, stable, and several scratches.",
    "Water marks and scratches on the {spot}. It would benefit from refinishing.",
  ],
  fair_cloth: [
    "Several stains on the {spot}. The frame and springs are in good shape.",
    "A short tear on the {spot}. A good candidate for reupholstery.",
    "The fabric is threadbare on the {spot}. The frame is solid.",
  ],
  fair_leather: [
    "The leather is cracked on the {spot}. The frame is solid.",
    "Deep scratches on the {spot}. An upholsterer could repair them.",
  ],
  fair_metal: [
    "Surface rust on the {spot}. Structurally sound.",
    "The plating is worn on the {spot}. Nothing is loose.",
  ],
  fair_stone: [
    "A chip on the {spot}, smoothed. No cracks.",
    "Stains on the {flat} and wear on the {spot}. No cracks.",
  ],
  fair_glass: ["Visible scratches on the glass. The frame is in good shape."],
  fair_ceramic: ["A hairline crack on the {spot}, stable.", "Two chips on the {spot}, as pictured."],
  fair_cane: ["Some broken strands on the {spot}. The frame is solid."],
  fair_paint: ["The paint is chipped on the {spot} and could be redone. Structurally sound."],
  fair_rug: ["The pile is worn low on the {spot}. The colors are still good."],
  fair_shade: [
    "The {spot} is stained. The wiring is safe.",
    "A small tear on the {spot}. You may want to replace the shade, which is a standard size.",
  ],
  fair_paper: ["Foxing on the {spot}. The frame is in good shape."],
  restored: [
    "Professionally restored this year, including the {spot}.",
    "Restored in a workshop: cleaned, repaired and made sturdy. The {spot} was repaired.",
    "Fully restored. Pictures from before the work are available.",
  ],
  restored_wood: [
    "[Sanded and refinished|Stripped and refinished] this year in [a satin finish|oil]. The joints were reglued.",
    "Refinished last year, with a repair on the {spot} in matching wood.",
  ],
  restored_cloth: [
    "Reupholstered this year, with new foam and fabric.",
    "Professionally reupholstered, with the springs retied.",
  ],
  restored_leather: [
    "The leather was cleaned, dyed and sealed this year. A repair on the {spot} is hardly visible.",
  ],
  restored_metal: ["Cleaned and polished this year. The {spot} was repaired."],
  restored_stone: ["Polished and sealed this year. A chip on the {spot} was filled."],
  restored_paint: ["Sanded and repainted this year. The hardware was cleaned."],
  restored_rug: ["Professionally cleaned and rewoven on the {spot}."],
  restored_shade: [
    "Rewired this year, with new fabric on the shade.",
    "Rewired and cleaned, with a new socket and cord.",
  ],
  restored_paper: ["Cleaned by a paper conservator and reframed with acid-free board."],
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
  trunk: ["lid", "left end", "lower edge", "front corner", "back"],
  shelves: ["lowest shelf", "left side", "top", "front edge of a shelf", "back corner"],
  table: ["top", "front edge", "far end of the top", "underside", "middle of the top"],
  round_table: ["top", "rim of the top", "underside", "edge", "middle of the top"],
  bed: ["top of the headboard", "left rail", "foot end", "inside corner", "back of the headboard"],
  rug: ["border", "center", "short end", "long side"],
  round_rug: ["border", "center", "edge"],
  mirror: ["lower frame", "left side of the frame", "upper edge of the frame", "back", "foot of the frame"],
  vessel: ["rim", "foot", "shoulder", "inner wall", "far side"],
  ornament: ["base", "back", "front edge", "underside", "left side"],
  art: ["lower edge", "upper corner", "left margin", "back", "middle"],
  lamp: ["base", "underside", "back", "stem"],
  shade: ["shade trim", "back of the shade", "shade lining", "lower edge of the shade"],
  hanging: ["canopy", "rim", "inner side", "underside", "top"],
};
