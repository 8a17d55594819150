/** By satisfied buyers; `delivered`, `collected`, `shop` and `seller` are only used when they apply. */
export const praises = [
  "The {noun} is [exactly as pictured|just as described|even better in person][, and it was very well packed|. The {material} looks great|. Very happy with it|].",
  "I was [nervous about|hesitant about|unsure about] buying a {noun} online, but [it is perfect|the pictures were accurate|it turned out great]. [Would buy again|Highly recommend|No regrets].",
  "It was {delivered} [on time|a day early|right on schedule] by two [friendly|polite|careful] people who [carried it up two flights|set it up in the right room|took the packaging with them].",
  "The crew [called ahead|texted before they arrived], {delivered} the {noun} [without a scratch|in perfect condition] and [took the packaging with them|helped me place it].",
  "{Collected} it [on a Saturday|after work] near {town}. [They helped me load it|It was wrapped and ready], and [everything went smoothly|it was a quick and easy pickup|it fit in my car].",
  "I {collected} the {noun} myself. [Friendly people|Easy to find|Easy parking], and [it was exactly as described|they helped me load it|no surprises].",
  "Great {shop}. They [answered|replied] [within the hour|the same day|right away] and [sent extra pictures|gave me exact measurements|were upfront about every mark]. [I will be back|Second time buying here|Highly recommend].",
  "This {shop} cleaned the {noun} before it left[ and sent a picture| and packed it well|]. [Great service|Very professional|Would buy again].",
  "The {seller} was [very kind|easy to deal with|great to work with] and told me [where it came from|its history]. [We love it|A beautiful {noun}|It looks great in our home].",
  "Answered all my questions[ within the hour| quickly| and sent more pictures]. The {noun} [fits perfectly|is exactly what I wanted|looks great].",
  "[A great price|Good value|A bargain] for {material} [of this quality|in this condition]. [Nothing new comes close|A new one costs three times as much|So happy I found it].",
  "My [grandmother|aunt|old roommate] had a {noun} like this one, and [this one is even nicer|I have wanted one ever since|I was so happy to find it].",
  "Accepted my offer [within an hour|the same day], and the {noun} [was here within the week|arrived three days later]. [Easy transaction|Very smooth].",
  "The [scratch|mark] they mentioned is [tiny|barely visible]. [I appreciate the honesty|Very honest description|Everything else is perfect].",
  "[Sturdier|Nicer|Heavier] than I expected. The {material} [is beautiful|feels great], and [everyone asks where I got it|it completes the room|we use it every day].",
  "The whole family loves it. [A solid {noun}|A sturdy {noun}|Beautiful {noun}] and [well worth the price|worth the wait|very comfortable to live with].",
  "[Well packed|Carefully wrapped] and [well worth|better than] the wait. The {noun} [looks great|is in excellent shape|arrived without a scratch].",
] as const;

export const middling = [
  "Good {noun}, but [slow to answer|it arrived a little late|communication could be better]. [I would still buy again|All fine in the end|No big deal].",
  "The piece is as described, but it was {delivered} [a day late|at the very end of the window|only to the lobby]. [They did apologize|It worked out in the end].",
  "Nice {noun}, but [a screw was loose|it needed a good cleaning|one of the floor pads was missing] when I got it. [Easy to fix|Nothing serious].",
  "[Fine for the price|Decent|Okay overall], but a little more worn than [I expected|the pictures show]. The {material} [cleaned up well|is good, though].",
  "{Collected} it after [two rescheduled appointments|several changes of plan]. The {noun} [is lovely|is great], though.",
] as const;

export const complaints = [
  "[Two chips|Some dents|Small stains] on the [edge|back] were not in the pictures. [They refunded part of the price|We agreed on a partial refund|It took a week to resolve].",
  "The date for the {noun} was moved [twice|three times]. [The piece itself is fine|It did come in the end|I had to take time off work].",
  "It was {delivered} with a loose [joint|back panel], and [I had to fix it myself|they sent a part a week later].",
  "It took [nine days|a week|ten days] to hear back about a time. [The {noun} is fine|At least it is as described].",
] as const;

/** By sellers about buyers. */
export const buyerWords = [
  "[Prompt and friendly|On time and friendly|Great communication]. [Brought a friend to help carry|Paid right away|A pleasure to deal with][. Welcome back any time|. Highly recommended|].",
  "[Asked good questions|Read the description carefully|Knew what they wanted] and [was easy to deal with|made it very easy]. [Would sell to again|Thank you|Enjoy the {noun}].",
  "[Clear messages|Quick replies], [easy pickup|everything as agreed|right on time]. [Recommended|Thank you].",
  "Came exactly when agreed and [loved the {noun}|was very friendly|was well prepared][. Great buyer|. Thank you|].",
  "[We were sorry to part with|It was hard to let go of] the {noun}, but [it is in good hands now|it went to a lovely home]. [Thank you|Great buyer].",
  "[A fair offer|A reasonable offer], and [paid within the hour|no hassle|everything as agreed]. [Thank you|Great buyer|Would sell to again].",
] as const;
