/** How seats are made, by feature. The condition is left to the notes. */
export const seatingConstruction: Readonly<Record<string, readonly string[]>> = {
  upholstered: [
    "The seat is [firm and supportive|medium-firm|soft but supportive], with [foam over springs|high-density foam] inside.",
    "The back is fully upholstered, so it can stand away from the wall.",
    "It is {depth} inches deep and {height} inches high.",
    "The seams are [straight|double-stitched|neatly finished].",
  ],
  upholstered_wood_frame: [
    "The frame is [kiln-dried hardwood|solid hardwood], [glued and doweled|with reinforced corners].",
  ],
  cushions: [
    "The seat cushions are [removable|loose and reversible].",
    "The {seats} seat cushions are filled with [foam and feathers|foam wrapped in down|high-density foam].",
    "The cushion covers zip off for cleaning.",
  ],
  pillows: ["The throw pillows in the pictures are included."],
  tufted: ["The tufting is [deep and even|done by hand].", "The tufting gives it a classic, tailored look."],
  channel: ["The back has vertical channel stitching.", "The channel-stitched back is soft and even."],
  skirt: ["A tailored skirt runs all the way around the base."],
  legs: [
    "It stands on {legs}.",
    "The {legs} unscrew to get through tight doorways.",
    "The {legs} leave room underneath for a vacuum.",
  ],
  second: ["It has {second} details.", "The {second} details go well with the {color} {material}."],
  armchairs: [
    "The arms are at a comfortable height for reading.",
    "It is a comfortable size for a reading corner.",
  ],
  wingback_chairs: [
    "The high back and wings support your head.",
    "The seat is high enough to get up from easily.",
  ],
  lounge_chairs: [
    "The seat is low and reclined, good for long evenings.",
    "It leans back at a comfortable angle.",
  ],
  three_seat_sofas: ["It seats three adults comfortably.", "It is long enough to stretch out on."],
  loveseats: [
    "It seats two and fits where a full-size sofa would not.",
    "It works well in a small living room, a bedroom or an office.",
  ],
  sectionals: [
    "The sections connect with clips and can be carried separately.",
    "There is room for the whole family.",
  ],
  chaises: ["It is long enough to put your feet up.", "It works well in a bedroom or by a window."],
  ottomans: [
    "It works as a footrest, an extra seat or, with a tray, a small table.",
    "It is light enough to move around the room.",
  ],
  poufs: ["It is firmly filled and holds its shape.", "It works as an extra seat or a footrest."],
  chair: [
    "The back has a comfortable angle.",
    "It weighs {weight} lb, so it is easy to move.",
    "Felt glides protect the floor.",
    "It is sturdy and does not wobble.",
    "The edges are rounded and smooth.",
  ],
  chair_wood_frame: ["The joints are [glued and pinned|mortise and tenon|glued and doweled]."],
  dining_chairs: [
    "The seat height suits a standard dining table.",
    "It is sold as a single chair; it also works at a desk.",
  ],
  desk_chairs: [
    "It swivels, and the seat height adjusts.",
    "It rolls smoothly on casters that suit hard floors and carpet.",
  ],
  rocking_chairs: ["It rocks smoothly and quietly.", "It works well in a nursery or on a covered porch."],
  bar_stools: [
    "It is the right height for a 40- to 42-inch bar.",
    "It has a footrest at a comfortable height.",
  ],
  counter_stools: [
    "It is the right height for a 36-inch kitchen counter.",
    "It slides under the counter when not in use.",
  ],
  stools: [
    "It works as an extra seat, a side table or a plant stand.",
    "It is {height} inches high and easy to move.",
  ],
  benches: ["It seats two.", "It works in an entryway, at the foot of a bed or along a table."],
  woven_seat: ["The seat is woven by hand."],
  seat: [
    "It weighs {weight} lb, so it is easy to move.",
    "Felt glides protect the floor.",
    "The edges are rounded and smooth.",
    "It stands level and is sturdy.",
  ],
};
