/** How case pieces are made, by feature. The condition is left to the notes. */
export const storageConstruction: Readonly<Record<string, readonly string[]>> = {
  case: [
    "It is solidly built and stands level.",
    "The back is finished, so it can stand away from a wall.",
    "The inside is clean.",
    "All the hardware is complete.",
    "It weighs {weight} lb.",
    "The top is {top} inches high, with room for a lamp and a tray.",
  ],
  wood_front: ["The {material} grain is matched across the front."],
  drawers: [
    "All {drawers} drawers slide smoothly.",
    "The drawers have dovetail joints.",
    "{Drawers} drawers give it plenty of storage.",
    "The drawer interiors are clean.",
  ],
  one_drawer: ["The drawer slides smoothly.", "One drawer holds small items."],
  doors: [
    "The doors close evenly.",
    "There is an adjustable shelf behind the doors.",
    "The hinges are solid.",
  ],
  fluted: ["The front is fluted.", "The fluted front gives it texture."],
  caned: ["The doors have cane panels, which let remote controls work through them."],
  glazed: ["The glass doors keep out the dust and show what is inside."],
  open: ["The open shelf holds books, baskets or a cable box."],
  bookcases: [
    "The shelves are deep enough for large books.",
    "It is {height} inches tall and should be fixed to the wall.",
    "The shelves are sturdy.",
  ],
  nightstands: [
    "At {height} inches, the top is level with most mattresses.",
    "There is room for a lamp, a book and a phone.",
  ],
  wardrobes: ["Inside is a full-width hanging rail.", "It comes apart for moving."],
  writing_desks: [
    "The {width}-inch top has room for a monitor and a laptop.",
    "There is enough room for your knees and an office chair.",
  ],
  secretary_desks: [
    "The drop front opens to a writing surface, with small compartments behind it.",
    "Closed, it takes up little space.",
  ],
  bar_cabinets: ["There is room for tall bottles and glasses.", "The interior wipes clean."],
  media_consoles: [
    "The back has openings for cables.",
    "At {height} inches high and {width} inches wide, it suits most televisions.",
  ],
  credenzas: ["It is deep enough for records and files."],
  sideboards: ["It holds dinnerware and table linens, and the top works for serving."],
  cabinets: ["The shelves hold glassware, linens or books."],
  vanities: [
    "The mirror is clear.",
    "The drawers hold makeup and jewelry, and there is room for your knees.",
  ],
  trunks: ["It holds blankets or games, and works as a coffee table.", "The lid stays open by itself."],
  legs: ["It stands on {legs}.", "The {legs} leave room to vacuum underneath."],
  second: ["It has {second} details."],
};
