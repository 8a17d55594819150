import { art } from "./art.ts";
import { barCabinet } from "./bar-cabinet.ts";
import { bed } from "./bed.ts";
import { chandelier, flushMount, pendant } from "./ceiling-light.ts";
import { barStool, deskChair, diningChair, rockingChair, stool } from "./chair.ts";
import { mantelClock, wallClock } from "./clock.ts";
import { desk, secretary, vanity } from "./desk.ts";
import { loungeChair, wingback } from "./easy-chair.ts";
import { bench, ottoman, pouf } from "./footrest.ts";
import { deskLamp, floorLamp, lantern, tableLamp } from "./lamp.ts";
import { floorMirror, wallMirror } from "./mirror.ts";
import { candleholder, foldingScreen, pedestal } from "./ornament.ts";
import { plantStand, planter } from "./plant.ts";
import { roundRug, rug } from "./rug.ts";
import { sconce } from "./sconce.ts";
import { chaise, sectional } from "./sectional.ts";
import { armchair, loveseat, sofa } from "./settee.ts";
import {
  bookcase,
  cabinet,
  dresser,
  mediaConsole,
  nightstand,
  sideboard,
  trunk,
  wardrobe,
} from "./storage.ts";
import {
  barCart,
  coffeeTable,
  consoleTable,
  diningTable,
  nestingTables,
  roundCoffeeTable,
  roundDiningTable,
  roundSideTable,
  sideTable,
} from "./table.ts";
import { basket, bowl, vase } from "./vessel.ts";
import type { Model, Piece } from "./piece.ts";

/** Every kind of piece that can be drawn, by the name it has in a picture's key. */
export const models = {
  sofa,
  loveseat,
  sectional,
  chaise,
  armchair,
  wingback,
  loungechair: loungeChair,
  ottoman,
  pouf,
  bench,
  diningchair: diningChair,
  deskchair: deskChair,
  rockingchair: rockingChair,
  barstool: barStool,
  stool,
  diningtable: diningTable,
  rounddiningtable: roundDiningTable,
  coffeetable: coffeeTable,
  roundcoffeetable: roundCoffeeTable,
  sidetable: sideTable,
  roundsidetable: roundSideTable,
  consoletable: consoleTable,
  nestingtables: nestingTables,
  barcart: barCart,
  desk,
  secretary,
  vanity,
  dresser,
  nightstand,
  sideboard,
  mediaconsole: mediaConsole,
  bookcase,
  cabinet,
  barcabinet: barCabinet,
  wardrobe,
  trunk,
  bed,
  wallmirror: wallMirror,
  floormirror: floorMirror,
  rug,
  roundrug: roundRug,
  vase,
  wallclock: wallClock,
  mantelclock: mantelClock,
  plantstand: plantStand,
  planter,
  basket,
  bowl,
  candleholder,
  art,
  foldingscreen: foldingScreen,
  pedestal,
  floorlamp: floorLamp,
  tablelamp: tableLamp,
  desklamp: deskLamp,
  pendant,
  chandelier,
  sconce,
  flushmount: flushMount,
  lantern,
} as const satisfies Record<string, (piece: Piece) => Model>;

export type Kind = keyof typeof models;

export const kinds = Object.keys(models).filter(isKind);

export function isKind(name: string): name is Kind {
  return Object.hasOwn(models, name);
}
