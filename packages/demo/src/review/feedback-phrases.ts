/** By satisfied buyers; `delivered`, `collected`, `shop` and `seller` are only used when they apply. */
export const praises = [
  "The {noun} is [exactly as pictured|just as described|even better in person][, and packed as if it were glass|, down to the marks they had pointed out|. The {material} is warmer than on the screen|, which I had not dared to hope].",
  "[I was nervous|My husband had doubts|My sister shook her head] about buying a {noun} [unseen|online|from pictures]. [I should not have been|No longer|She has ordered one herself since].",
  "It was {delivered} [on time|a day early|within the hour they had named], by two [polite|cheerful|very strong] people who [carried it up two floors|took their shoes off|moved it again when I changed my mind|set it where I pointed].",
  "The crew [called ten minutes ahead|rang before they came|sent a message from the road], {delivered} the {noun} [without a scratch|in one piece|wrapped in four blankets] and [took the packing with them|wiped it down|would not take a coffee].",
  "{Collected} it [on a Saturday|after work|in the rain] near {town}. [They helped me tie it to the roof|It was waiting by the door, wrapped|It took ten minutes], and [they tightened a screw while I waited|we talked about wood for half an hour|it fit the car, just].",
  "I {collected} the {noun} myself. [Friendly people|Easy to find|Parking right in front], [honest about the one scratch|no rush, no pressure|and an old blanket as a present].",
  "A {shop} that [answers|replies|writes back] [the same hour|before you have closed the page|even on a Sunday], [and knows its stock|and says what is wrong with a piece before you ask|and measures twice]. [I will be back|Second time here, not the last|Recommended to everybody].",
  "This {shop} [cleaned|dusted|went over] the {noun} [before it left|once more] [and sent a picture to prove it|and it smells of wax, in a good way|without being asked].",
  "The {seller} [told me its story|wrote down where it came from|had the old receipt] and [was sad to see it go|was glad it goes to a home|waved after us]. [We will look after it|A lovely {noun}|It has pride of place now].",
  "[Answered every question|Sent five more pictures|Measured the diagonal for me], [including the silly ones|within the hour|on a weekday evening]. The {noun} [fits to the inch|is what I had hoped for|stands where the old one was].",
  "[A bargain|Fair price|Money well spent] for {material} [of this quality|this good|in this state]. [I looked at new ones for months|Nothing new comes close|The same in a store was three times as much].",
  "[My grandmother|A friend|My old landlord] had a {noun} like it. [Theirs|That one|The other one] was [not this well kept|not half as nice|sold before I could ask].",
  "[Fair counteroffer, quick handshake|One offer, one answer|We met in the middle], and the {noun} [was mine by Friday|was here within the week|is in the hall now].",
  "[The scratch they mentioned|The mark in the notes] is [real and tiny|smaller than I feared|where they said]. [Honest people|That is how it should be|The rest is spotless].",
  "[Sturdier|Prettier|Heavier] than I expected. The {material} [glows|feels wonderful|has a depth no picture gets], and [everybody asks where it is from|the cat approves|the room is finished].",
  "[Five stars from|Approved by] [the whole family|two children and a dog|my very picky mother]: [a solid {noun}|a {noun} that does not wobble|good {material}, well looked after].",
  "[Well packed|Carefully wrapped|Padded at every corner], [well made|well described] and [well worth|better than] the wait. The {noun} [went straight into use|needed a wipe and nothing else|looks as if it had always been here].",
] as const;

export const middling = [
  "Good {noun}, [slow answers|a little late|not much of a talker at the other end]. [It is fine now|I would buy again, with patience|No harm done].",
  "[As described|The piece is right], but it was {delivered} [at the very end of the window|a day late, with notice|to the lobby first]. [They did carry it up in the end|It stands now|Apologies were made].",
  "Nice {noun}. [One foot needed a felt that was missing|A screw was loose|It wanted a good clean] [on arrival|at first][, easily done|, nothing serious|].",
  "[Fine for the price|Decent|All right], a little more worn than [I had read into the notes|the pictures show|hoped]. The {material} [is good, though|cleaned up well|is as promised].",
  "{Collected} it [after two changed appointments|on the third try], [which was tiring|and they were sorry]. The {noun} [itself is lovely|makes up for it|is fine].",
] as const;

export const complaints = [
  "[Two chips|Some dents|Small stains] [on the edge|at the back|underneath] that [were not|were never] in the pictures. [They refunded part of it|We settled on a sum|It was put right, slowly].",
  "The day for the {noun} was moved [twice|three times]. [The piece itself is fine|In the end it came|I had taken time off].",
  "It was {delivered} with a loose [joint|foot|back panel] and [I had to mend it myself|my neighbor glued it|they sent a part a week later].",
  "[Took nine days|A week passed|Ten days] to hear back about a time. [The {noun} is what it should be|Not what I call service|At least it is as described].",
] as const;

/** By sellers about buyers. */
export const buyerWords = [
  "[Prompt and friendly|On time and cheerful|Clear and kind]; [brought a friend to carry|had measured everything|paid at once][, and sent a picture of it in place|. Welcome back any time|].",
  "[Asked good questions|Knew what they wanted|Read the notes first], [which makes it easy|a pleasure|rare enough]. [The {noun} went to the right house|We would sell to them again|Thank you].",
  "[Clear messages|Quick replies|No haggling at the door], [easy handover|everything as agreed|on the minute]. [Recommended|A joy|Any time].",
  "[Came exactly when agreed|Ready at the door|There before us] and [loved the {noun}|had coffee on|held the elevator][, and so did the dog|; made our day|].",
  "[We were sorry to part with|It was hard to let go of|I worried about] the {noun}. [It could not be in better hands|They will use it|All is well now].",
  "[A fair offer|A polite offer|One good offer], [paid within the hour|no fuss|kept to every word]. [More like this|Thank you|Happy to have met].",
] as const;
