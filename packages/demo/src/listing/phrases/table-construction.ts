/** How tables, beds and carts are made, by feature. */
export const tableConstruction: Readonly<Record<string, readonly string[]>> = {
  table: [
    "It [stands level on all its feet|is steady on an old floor|does not rock with a full tray][, we tried|, and pads are under the feet|].",
    "[Edges are|The edge is|Corners are] [softened by hand|eased so it does not catch hips|slightly rounded][, a small kindness|, and safe for children|].",
    "The underside is [finished as well as the top|clean and sealed|as tidy as the rest][, which tells you who made it|, look for yourself|].",
    "[At {height} inches|With a top at {height} inches|Standing {height} inches high] it [sits right|is neither high nor low|suits most seats][ and leaves knees alone|, as standards go|].",
    "[The joints where|The corners where|The places where] legs [meet the top|and frame meet] are [tight|braced|sound][, with no glue showing|, no wobble when you lean|].",
    "[One person|Somebody strong|A teenager] [lifts|moves|carries] its {weight} lb [without unscrewing anything|across a room|up one flight].",
    "[Proportions|The proportions] are [what sells it|better than the price suggests|quietly right]: {width} inches [across|wide], {height} high.",
    "[It has|There is] [no veneer trick|no fake anything|nothing hidden] [about it|here]: [what you see goes through|the construction shows|honest work top to bottom].",
  ],
  wood_top: [
    "Grain [runs the length of the top|runs through without a break|is matched board to board][, and it is worth a long look|, lively but calm|].",
    "The top was [oiled|waxed|wiped with oil] [before we took the pictures|this month|and buffed], [use coasters or live freely|a cloth is all it needs|and water beads on it].",
  ],
  stone_top: [
    "The stone [lifts off|sits loose on its base|comes off] [for moving|, so carry it upright|and travels on edge], [and it is sealed|with felt between|as it should].",
    "[Sealed|We sealed it|The top was sealed] [against rings|last week|with a matte finish], [still, wipe up wine|and lemon is the only enemy|so daily use is fine].",
  ],
  glass_top: [
    "The glass is [tempered|thick|a quarter inch and more], [with polished edges|resting on clear pads|free to lift out for cleaning].",
  ],
  shelf: [
    "[A lower shelf|The shelf below|A second tier] [takes magazines|holds what should not lie on top|is for baskets and books][ and stiffens the frame|, easy to reach|].",
  ],
  second: [
    "[The base is|Its base is|Below is] {second}[, bolted on and easy to remove|, and it takes the weight without looking heavy|, a good partner to the {material}|].",
    "{Material} on {second}: [an old pairing|hard to improve on|warm above, quiet below][, and it works|, as the drawing asked|].",
  ],
  legs: [
    "It stands on {legs}[, which unbolt for the stairs|, set at the corners|, cleanly joined|].",
    "[Its|The] {legs} [splay just enough|are set well apart|taper to a small foot][ and keep it from tipping|, so chairs slide in|].",
  ],
  dining_tables: [
    "[Six sit|Seats six|Six people fit] [with elbows|in comfort|at everyday distance], [eight when it is Thanksgiving|eight on benches|and there is still room for dishes].",
    "[The base unbolts|Legs come off|It comes apart] [with one wrench|in ten minutes|for narrow doors], and [the wrench is taped underneath|two people manage the top|the top travels on edge].",
  ],
  round_dining_tables: [
    "[Four sit|It seats four|Four people have room] [easily|with space to pass dishes|and nobody gets the corner], [five if they like each other|six for cards|and conversation stays one].",
    "[A round top|Being round, it] [forgives a narrow kitchen|makes good use of a small room|has no bad seat][, and there is no corner to walk into|].",
  ],
  coffee_tables: [
    "[It sits|At {height} inches it sits] [level with sofa cushions|low enough to see over|where hands fall], [two trays fit side by side|with room for a puzzle|and feet are your own affair].",
    "[Long enough|At {width} inches it is long enough] for [a three-seat sofa|a proper spread|books at one end, drinks at the other].",
  ],
  round_coffee_tables: [
    "[No corners|Without corners], [so children run past safely|nobody's shins suffer|you can squeeze by], and [everybody reaches the middle|it loosens a square room|chairs gather on all sides].",
  ],
  side_tables: [
    "[A lamp, a cup and a book|A drink and a phone|One lamp and your tea] [is what it holds|fit on top|have room], [at the height of a sofa arm|right beside you|without crowding].",
    "[It goes|It fits] [between two chairs|into any gap|beside a bed], and [moves with you|weighs little|looks finished from every side].",
  ],
  console_tables: [
    "[Only {depth} inches deep|At {depth} inches deep], it [passes in a narrow hall|hides behind a sofa|leaves the walkway free], [keys on top, shoes below|with a mirror above|and still takes two lamps].",
    "[Keys, mail and a bowl|A lamp at each end|Flowers and the post] [find their place|look right on it], and [the legs leave room for a stool|umbrellas lean beside it|nothing sticks out].",
  ],
  nesting_tables: [
    "[Pulled apart|Spread out], [they serve a whole party|each stands by a chair|they cover the sofa's length]; [pushed in, they take the space of one|nested, they vanish|together they read as one piece].",
    "[All of them|Each one] [slide|slides] in [without scraping|on its own rail|the right order], and [each stands alone|even the smallest is steady|the tops match].",
  ],
  bar_carts: [
    "[Wheels|The casters] [turn freely|roll over thresholds|run straight], [even with a full load|and do not mark the floor|so drinks come to the guests].",
    "[Bottles below, glasses above|Two tiers], [and the rail keeps them there|with room for an ice bucket|or plants, if you do not drink].",
  ],
  bed: [
    "[Sit|Sit up] [against the headboard|on the edge] and [it does not answer|nothing gives|you feel how solid it is], [even with two|so reading is a pleasure|after all, that is the test].",
    "[Boxes|Suitcases|Winter blankets] [slide underneath|fit below], [there is no bar in the way|with inches to spare], [and a robot vacuum passes|handy in a small apartment|though we would leave the air].",
    "[Rails|The side rails] are [straight|true] and [thick enough|lined with felt], [so a mattress stays put|and slats sit in pockets|with a ledge all round].",
    "[Slats|The slats] and center support [come along|are included|are whole], [so you need only a mattress|no box spring|and they are numbered].",
    "[It fits|Made for|It takes] a standard {mattress} mattress [without a gap|and no box spring|of any thickness up to 14 inches][, new or the one you have|].",
    "[Side rails hook|The rails bolt|Everything bolts] [into steel plates|together with one wrench|without glue], [ten minutes for two|and it does not squeak|and none of it is lost].",
    "[Bolts and the wrench|All the hardware|Screws and washers] [are in a labeled bag|come taped to a rail|are complete][, counted twice|, with a sketch of what goes where|].",
    "[Feet have|Under the feet is] [new felt|rubber|a glide], [kind to floors|for parquet|so it does not wander].",
    "The headboard [is {height} inches tall|reaches {height} inches], [high enough to sit against|a comfortable height for reading|so allow for the sill].",
    "[Taken apart|In pieces] it [goes up any stairs|fits in a station wagon|is two trips for two people][, the longest part is {longest} inches|].",
    "[Outside measurements|Over all it measures] {width} by {longest} inches[, so leave room to walk|, measure with the nightstands|, nothing sticks out].",
  ],
};
