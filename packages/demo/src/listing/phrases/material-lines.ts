/** What the material looks like and how to care for it, by class of material. */
export const materialLines: Readonly<Record<string, readonly string[]>> = {
  dark_wood: [
    "The {material} has a [warm tone|rich color] and a [clear|lively|straight] grain.",
    "The {material} has an oil finish that is easy to refresh.",
    "The {material} grain is [visible throughout|well matched], and the color has deepened with age.",
    "The {material} has a satin finish.",
  ],
  pale_wood: [
    "The {material} has a [light, natural|pale, even] color and a [matte|satin] finish.",
    "The {material} grain shows clearly under a matte finish.",
    "The {material} has a few small knots, as natural wood does.",
    "The {material} is finished with oil, which is easy to refresh.",
  ],
  rough_wood: [
    "The reclaimed wood shows old nail holes and saw marks, which are part of its character.",
    "The boards are reclaimed, so no two look alike; the surface is sanded smooth and sealed.",
  ],
  burl: [
    "The burl has a swirling figure that varies across the piece.",
    "The burl veneer is matched so that the pattern mirrors itself.",
  ],
  painted: [
    "The paint is {color} with a [satin|matte|soft] finish.",
    "The {color} paint is durable and wipes clean.",
    "It is painted {color} over solid wood.",
  ],
  lacquer: [
    "The {color} lacquer has a [high-gloss|satin|deep gloss] finish.",
    "The {color} lacquer wipes clean with a soft, damp cloth.",
    "The lacquer is {color}, smooth and even.",
  ],
  warm_metal: [
    "The {material} has a [warm, aged|soft, brushed|mellow] tone.",
    "The {material} has been left unpolished; it can be shined if you prefer.",
    "The {material} has developed an attractive patina.",
  ],
  cool_metal: [
    "The {material} is [polished|brushed|bright] and easy to wipe clean.",
    "The {material} has a clean, smooth finish with neat welds.",
  ],
  iron: [
    "The {material} has a [matte|waxed|blackened] finish.",
    "The {material} is solid and heavy, with smooth welds.",
  ],
  marble: [
    "The {color} marble has [soft gray|fine|natural] veining.",
    "The {color} marble is honed and sealed; we recommend coasters.",
    "The veining in the {color} marble is natural, so every piece is different.",
    "The marble is {color}, with eased edges.",
  ],
  travertine: [
    "The travertine is [honed and sealed|filled and honed], in warm cream tones.",
    "The travertine has natural pores and soft banding.",
  ],
  glass: [
    "The glass is clear, with polished edges.",
    "The glass keeps the piece light in a small room and wipes clean.",
    "The glass is [thick and sturdy|tempered], held by a frame in {second}.",
  ],
  ceramic: [
    "The glaze is {color}, with [slight variations|a soft sheen|a satin finish].",
    "The {color} glaze varies a little, as hand-applied glazes do.",
    "It is glazed in {color}, inside and out.",
  ],
  stoneware: [
    "The {material} has a matte surface with small dark flecks.",
    "The {material} has an unglazed, slightly rough surface.",
  ],
  concrete: ["The surface is smooth and matte, in a pale gray.", "It is cast in one piece and sealed."],
  weave: [
    "The {color} {material} is [tightly woven|soft but durable|medium weight].",
    "The {material} is {color} with [a fine texture|a subtle texture|a slight fleck].",
    "The {color} {material} is easy to vacuum and was professionally cleaned.",
  ],
  velvet: [
    "The {color} {material} has a [short, dense pile|soft sheen|plush feel].",
    "The {color} {material} changes tone slightly with the light.",
    "The {material} is soft and brushes up easily.",
  ],
  boucle: [
    "The {color} {material} is [soft and thick|looped and soft|warm to the touch].",
    "The {color} {material} has small, even loops.",
  ],
  leather: [
    "The {color} leather is [full-grain|top-grain|soft] and was recently conditioned.",
    "The {color} leather has [a light patina|natural markings|a soft, matte finish].",
    "The leather is {color} and will age well with occasional conditioning.",
    "The {color} leather wipes clean easily.",
  ],
  cane: [
    "The {material} is light but strong.",
    "The {material} has a natural honey color.",
    "The {material} is meant for indoors or a covered porch.",
  ],
  shade: [
    "The {color} {material} shade gives a [soft|warm|even] light.",
    "The shade is {color} {material}.",
    "The {material} shade comes off for cleaning.",
  ],
  pile: [
    "The {material} is [soft and dense|thick|low and even].",
    "The main color is {color}, with [two softer tones|lighter accents|a darker border].",
    "The {color} {material} is durable and easy to vacuum.",
    "The {material} has a low pile, so doors open over it.",
  ],
  paper: [
    "The main color is {color}, on [heavy|off-white] paper.",
    "The colors are clear, with {color} leading.",
  ],
};
