/** First sentences of individuals who sell from their own home. */
export const privateOpenings = [
  "{Im} [parting with|letting go of|selling|passing on] {my} {piece} in {look}[, and not gladly|, with mixed feelings|, after some thought|, now that the {room} is changing|].",
  "[For sale|Up for a new home|Looking for its next address|Ready to move on]: {my} {piece} in {look}[, used and looked after|, much liked|, as pictured|, from the {room}|].",
  "This {look} {noun} [has been|was] [in {my} {room}|part of {my} household|with {me}] since {year}[, and it is still the piece people ask about|, through two coats of wall paint|, without ever getting in the way|, longer than most things {I} own].",
  "{I} bought this {piece} in {year} [because|mostly because|for the simple reason that] [nothing newer came close|the {material} stopped {me} in the doorway|it fit the room to the inch|{I} had wanted one since college].",
  "[A great-aunt|My grandmother|An old family friend|My aunt] had this {piece} in [her front room|her apartment|her house in {town}|the good room] [for as long as {I} can remember|until last year|from the {decade} on], and now it is [looking for a home|too much for ours|yours if you like it].",
  "[A move|A smaller apartment|A new baby|A change of plan] means that {my} {piece} in {look} [has to go|needs somebody new|cannot come along|is up for sale].",
  "{Style} {piece}, {look}[, from a home without smoke|, honestly described|, pickup near {town}|, straight from {my} {room}|, no longer needed].",
  "A {look} {noun} that [has earned its keep|did its job quietly|was always the good one|{I} chose slowly and kept long] [in {my} {room}|at {my} place|here in {town}].",
  "{I} [wanted|looked a year for|saved up for|hunted for] a {style} {noun} and [found|finally found|came home with|settled on] this one, in {look}.",
  "If you [have been looking for|need|can use|have room for] a {piece}, [this is a good one|here is {mine}|{mine} is free|look at {mine}]: {look}[, as pictured|, bought in {year}|].",
  "The {piece} in the pictures is {look}[, and the color is true|, photographed by {my} window|, exactly as it stands here|, with nothing edited out].",
  "{My} [downsizing|renovation|redecorating|spring cleaning] is your [gain|luck|chance]: a {piece} in {look}[, ready now|, in use until last week|, dusted and waiting|].",
  "[Short story|Simple facts|In brief]: {piece}, {look}, [bought in {year}|{mine} since {year}|here since {year}][, liked every day|, never regretted|, moved once|].",
  "[Somebody|The right person|Another household] will [love|enjoy|be happy with|get years out of] this {piece}: {look}[, {style}|, easy to place|, better in person|].",
  "{I} [never planned|did not expect|hate] to sell the {look} {noun}, but [the new sofa decided it|the room has to become a nursery|the next place has no wall for it|two of them is one too many].",
  "[Bought|Chosen|Brought home] in {year} for the {room}, this {piece} in {look} [outlasted everything around it|stayed when other things went|has been a quiet favorite|was worth the wait].",
] as const;

/** First sentences of shops; others are combined from `shopSubjects` and a predicate. */
export const shopOpenings = [
  "[Just in|New on the floor|Fresh off the truck|Newly listed]: a {piece} in {look}[, {style} through and through|, and a good example|, with its lines intact|].",
  "{Style} {piece} from {era}, in {look}[, with everything where it should be|, as found|, and unmistakably of its time|].",
  "{Era} {piece} in {look}[, the kind we drive far for|, an easy one to place|, chosen for its proportions|, found close to home].",
  "[For|Made for|A present for] [a {room} that lacks an anchor|the room that is nearly done|a house with good light]: {look}, {style}, [a {noun} with manners|the right {noun}|one {noun}, well made].",
  "[You do not often see|It is not every week that we get|We rarely have] a {piece} in {look}[, let alone one this complete|, and never for long|, at least not in {town}|].",
  "{Brand} made [this {piece}|the {piece} you see here] in {look}[, and you can tell|, in {era}, when such things were still drawn by hand|, to be used daily|].",
  "The [thing to notice|part we like|first thing you see] [here|about this {noun}] is the {material}[; the second is the line|, and the {style} shape lets it speak|, and it gets better up close|].",
  "[A straightforward|An unfussy|A well-judged|A confident|A quiet] {piece}: {look}, {style}, [no tricks|nothing to explain|made to be lived with|and sized for real rooms].",
  "[Two of our regulars|Three people|Our own staff|A decorator we trust] [asked about|stopped at|circled] this {piece} before it had [a price tag|left the van|been photographed]; it is {look}, and {style}.",
  "[Our pick of the week|A favorite on the floor|From the front window|What we would keep]: this {style} {noun} in {look}[, plain about what it is|, with presence and no noise|].",
  "[Some pieces|Certain shapes|A few designs] [need no introduction|explain themselves|do not date], and a {style} {noun} in {look} is [one|among them|a case in point].",
  "{Look} [is what you came for|does the talking|is the point] [in|with] this {piece}[; the rest keeps out of the way|, and the {style} form suits it|, and we would not argue|].",
  "[Make room|Clear a space|Keep a place] for this {piece} in {look}[, {era}|, {style} in every line|].",
  "[Ask us to name|If we had to choose|When people want] one {noun} [for a first apartment|to build a {room} around|to keep for good], [it would be|we point to|it might be] this one in {look}.",
] as const;

/** Subjects of a shop's first sentence; a predicate follows. */
export const shopSubjects = [
  "This {piece} in {look}",
  "A {piece} in {look} that",
  "[This|The] {style} {noun} in {look}",
  "The {look} {noun} in the pictures",
  "[{Brand}'s|This {brand}] {piece} in {look}",
  "[Just in, this|Newly arrived, this|Back on the floor, this] {look} {noun}",
  "[Plainly handsome|Well proportioned|Quietly done|Made with care], this {piece} in {look}",
  "[Dated to|Made in] {era}, this {piece} in {look}",
  "Our {look} {noun}[, {style} and sure of it,| from {era}]",
  "{Style} and [unhurried|well mannered|full of character|easy to place], this {noun} in {look}",
  "The {piece}[, {look},| here, in {look},]",
  "[Found near|Bought in|Brought in from] {town}, this {piece} in {look}",
] as const;

/** First sentences of a house that sells for others. */
export const houseOpenings = [
  "[Consigned|Entrusted to us|Sent to us] by [a family|a couple|a retired teacher|a collector|an architect] in {town}: a {piece} in {look}[, {style}|, {era}|].",
  "[One of our consigners|A consigner] in {town} [is parting with|is passing on|is making room and gives up] this {style} {noun} in {look}[, after some years of daily use|, with some regret|].",
  "[On consignment|In our showroom|At the bench until last week]: {look}, a {piece}[, {style}|, from {era}|, by {brand}], [with a known history|out of a private home|sold with its story].",
  "[We sell|We are selling|We offer] this {piece} in {look} [for its owner|on behalf of a {town} household|for the person who chose it], [who kept it well|soon to move abroad|short of walls these days].",
  "[A {town} household|A longtime client|The estate of a {town} doctor|A returning consigner] [brought|sent|gave] us this {piece}: {look}[, {style}|, {brand}|].",
  "The [owner of|consigner behind|family behind] this {look} {noun} [had it since {year}|bought it in {year}|lived with it from {year} on][ and asked us to find it a good home|; we collected it ourselves| and kept it out of the sun].",
  "[Inspected|Checked|Looked over] [part by part|on our bench|top to bottom], this {piece} in {look} is [as described|exactly what it seems|ready to leave]; its owner [is moving|is downsizing|wants it used].",
  "[From a single|Out of a well kept|From a sunny] [house|apartment|loft] in {town}, a {style} {noun} in {look}[, photographed as it came|, now with us|, sold for its owners].",
  "{Style} {noun} in {look}, [taken in|received|collected] [this season|last month|from {town}] and [looked after here since|described as we found it|priced together with its owner].",
  "[Its owners|The couple who owned it|The consigner] [describe|remember] this {piece} as [the thing everybody stopped at|the best buy they made|what held the {room} together]; in {look}, we [agree|see it|saw why].",
] as const;
