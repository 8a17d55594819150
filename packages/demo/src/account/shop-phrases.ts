/** How a shop started. */
export const shopBeginnings = [
  "We opened in {year} with [one truck and a storage unit|a stall at the flea market|a small garage full of chairs] and now [have a showroom in {town}|fill a warehouse in {town}|run a shop and a workshop in {town}].",
  "We are [three friends|two sisters|a husband and wife|a father and daughter] who have been buying and selling furniture in {town} since {year}.",
  "We are a family business in {town}, [now in its second generation|started by our parents in {year}|open since {year}].",
  "What began as [a weekend stall|a hobby|a garage sale] in {year} is now [a showroom in {town}|a full-time shop in {town}].",
  "Our showroom is in [a former bakery|a former firehouse|a converted warehouse|an old print shop] in {town}[, open since {year}|].",
  "The shop was started in {year} by [an upholsterer|a cabinetmaker|a set decorator|an interior designer|a furniture restorer] in {town}.",
  "We have run a [workshop and showroom|showroom with its own workshop] in {town} since {year}.",
  "We buy from estates and private homes around {town}[, and have done so since {year}|].",
] as const;

/** What a shop does, by the last word of its name. */
export const shopCrafts: Readonly<Record<string, readonly string[]>> = {
  Vintage: [
    "We specialize in furniture from the [1950s to the 1970s|1930s to the 1960s], [cleaned, repaired and photographed in daylight|with a focus on lighting and seating|all of it checked in our workshop].",
    "We look for vintage pieces with their original hardware and finish, and [new stock arrives every Thursday|our stock changes every few weeks].",
  ],
  Furniture: [
    "We sell [tables, chairs, beds and storage|solid furniture for everyday use], and every piece is [inspected and cleaned|checked joint by joint] before it is listed.",
    "We measure everything twice and [describe every mark we find|answer questions the same day], so there are no surprises.",
  ],
  Interiors: [
    "We sell [lighting, rugs and mirrors|sofas, tables and lighting] to designers and homeowners, and [can help you plan a room|are happy to work from your floor plan].",
    "We furnish and stage homes around {town}, and sell the pieces afterward, most of them hardly used.",
  ],
  Resale: [
    "We sell on consignment for families, stagers and people who are moving: we [collect, clean, photograph and price|photograph, list and deliver] each piece.",
  ],
  Exchange: [
    "[Consign your furniture with us or trade it in|Trade in a piece or let us sell it for you]; most pieces sell within a month.",
  ],
  Collective: [
    "We are [nine|six|a dozen] independent dealers under one roof, and we also take consignments.",
  ],
  Antiques: [
    "We sell antiques from the [18th century to Art Deco|19th and early 20th centuries], carefully dated, with all repairs disclosed.",
    "We keep original finishes wherever possible, and every restoration is described in the condition notes.",
  ],
  Home: [
    "We sell [furniture, lamps and rugs|everything for the home], [large and small|from sofas to vases], chosen to be lived with.",
    "We choose comfortable, practical pieces, most of them from homes in {town}.",
  ],
  Modern: [
    "We specialize in [mid-century and contemporary design|postwar modern design], [original pieces only|with makers' labels shown in the pictures].",
    "We focus on [Danish teak and bent plywood|low sofas, teak storage and tubular steel], and check every label twice.",
  ],
  Mercantile: [
    "We sell [farmhouse tables, benches and cabinets|rustic and farmhouse furniture], cleaned and made sturdy without losing its character.",
  ],
  Salvage: [
    "We rescue furniture and materials from [old factories, schools and barns|buildings before they are torn down] and make them sound again.",
  ],
  Studio: [
    "We restore a few pieces at a time and [document every step with pictures|use traditional materials].",
  ],
  Goods: [
    "We keep a small selection of [well-made|simple, useful] pieces, [cleaned and repaired|all of them ready to use].",
  ],
  "& Co": [
    "Our style is [calm and Scandinavian|relaxed and colorful|simple and warm], and every piece is checked and cleaned before it is listed.",
  ],
  Supply: [
    "We supply set decorators, cafes and first apartments, and [our stock changes weekly|every piece is cleaned and tested].",
  ],
};

/** What a shop is like to deal with. */
export const shopEndings = [
  "Visitors [and dogs|] are welcome.",
  "Our van delivers around {town} [twice a week|every Thursday], with two people.",
  "We wrap every piece with care.",
  "Ask us about holding a piece during your renovation.",
  "Message us if you are looking for a pair or a set; we often have more in storage.",
  "We answer messages the same day.",
  "You are welcome to sit on everything and open every drawer.",
  "If something is not right, tell us and we will fix it.",
] as const;

/** A shop's policies. */
export const shopPolicies = [
  "Pickup by appointment in {town}. Returns within seven days.",
  "We hold paid pieces for [two|three] weeks and deliver around {town} [on Thursdays|twice a week|on Saturdays].",
  "Returns within seven days if a piece is not as described; [we cover the return delivery|we collect it].",
  "Local delivery by two people, [to the room of your choice|up to the third floor]. [Evening appointments are possible|Please measure your stairs first|We take the packaging with us].",
  "Ask for [more pictures|a video] before you buy. [We hold paid pieces for two weeks|Pickup most days in {town}].",
  "Every piece is [checked|cleaned and checked] before it is listed. Returns within seven days, in the same condition.",
] as const;
