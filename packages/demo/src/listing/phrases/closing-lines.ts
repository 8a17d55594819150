/** Practical last sentences: measurements, access, and what the seller offers. */
export const closingLines: Readonly<Record<string, readonly string[]>> = {
  large: [
    "Allow {wall} inches of wall space and {depth} inches of depth.",
    "It measures {width} inches wide, {depth} deep and {height} high.",
    "It fits through a {door} doorway on its side.",
    "The longest side is {longest} inches, so please measure your stairs and elevator.",
    "At {weight} lb, it takes two people to carry.",
  ],
  small: [
    "It measures {width} by {depth} inches and is {height} inches high.",
    "It weighs {weight} lb and fits in most cars.",
    "It takes up only {width} by {depth} inches of floor.",
    "At {weight} lb, it is easy to carry.",
  ],
  rug: [
    "It measures {feet}.",
    "Rolled up, it weighs {weight} lb and fits in most cars.",
    "At {feet}, it is a [good|versatile] size for a {room}.",
  ],
  hung: [
    "It measures {width} by {height} inches and weighs {weight} lb.",
    "It will be [packed in a double box|well padded and boxed|carefully wrapped] for the trip.",
    "It weighs {weight} lb.",
  ],
  private: [
    "{Im} happy to send more pictures or measurements.",
    "It comes from a smoke-free home[ without pets|].",
    "Message {me} with any questions.",
    "Reasonable offers are welcome.",
  ],
  shop: [
    "We can send more pictures or a video on request.",
    "We can hold it for up to two weeks after purchase.",
    "It would look at home in a {room}.",
    "Message us with any questions about the piece.",
  ],
  house: [
    "All the marks we found are in the condition notes and the pictures.",
    "It was photographed in daylight, so the color is accurate.",
    "We pass on reasonable offers to the owner.",
    "We checked {joints} before listing it.",
  ],
  private_pickup: [
    "Pickup is near {town}, [on weekday evenings|most weekends|by arrangement]; {I} can help you load it.",
  ],
  shop_pickup: ["You can see it at our shop in {town} [on weekdays|by appointment|on Saturdays]."],
  shop_delivery: ["We deliver around {town} with two people, to the room of your choice."],
  house_delivery: [
    "Our crew delivers around {town}, to the room of your choice, and takes the packaging away.",
  ],
};
