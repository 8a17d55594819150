/** How lights are made, by feature. Old ones were rewired; new ones have their original cord. */
export const lightingConstruction: Readonly<Record<string, readonly string[]>> = {
  lamp: [
    "It takes one standard bulb of up to 60 watts.",
    "The switch is on the cord.",
    "The base is weighted, so it stands firmly.",
    "It is {height} inches tall.",
    "The cord is eight feet long.",
    "It has been tested and works perfectly.",
  ],
  shade: ["The {material} shade is included."],
  hanging: [
    "The canopy and all mounting hardware are included.",
    "The drop is adjustable.",
    "It takes standard bulbs and works with a dimmer.",
    "It weighs {weight} lb and hangs from a standard ceiling box.",
    "It has been tested and works perfectly.",
    "It works well over a dining table or in an entryway.",
  ],
  sconces: [
    "It mounts on a standard wall box.",
    "It takes a standard bulb and works with a dimmer.",
    "It has been tested and works perfectly.",
    "It measures {width} by {height} inches.",
  ],
  rewired: ["It has been rewired with a new socket and plug.", "The wiring is new."],
  second: ["It has {second} details."],
};
