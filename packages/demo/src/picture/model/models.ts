import { bed } from "./bed.ts";
import { barStool, deskChair, diningChair, rockingChair, stool } from "./chair.ts";
import * as decor from "./decor.ts";
import * as lighting from "./lighting.ts";
import type { Model, Piece } from "./piece.ts";
import * as storage from "./storage.ts";
import * as table from "./table.ts";
import * as upholstered from "./upholstered.ts";

/** Every kind of piece that can be drawn, by the name it has in a picture's key. */
export const models = {
  sofa: upholstered.sofa,
  loveseat: upholstered.loveseat,
  sectional: upholstered.sectional,
  chaise: upholstered.chaise,
  armchair: upholstered.armchair,
  wingback: upholstered.wingback,
  loungechair: upholstered.loungeChair,
  ottoman: upholstered.ottoman,
  pouf: upholstered.pouf,
  bench: upholstered.bench,
  diningchair: diningChair,
  deskchair: deskChair,
  rockingchair: rockingChair,
  barstool: barStool,
  stool,
  diningtable: table.diningTable,
  rounddiningtable: table.roundDiningTable,
  coffeetable: table.coffeeTable,
  roundcoffeetable: table.roundCoffeeTable,
  sidetable: table.sideTable,
  roundsidetable: table.roundSideTable,
  consoletable: table.consoleTable,
  nestingtables: table.nestingTables,
  barcart: table.barCart,
  desk: storage.desk,
  secretary: storage.secretary,
  vanity: storage.vanity,
  dresser: storage.dresser,
  nightstand: storage.nightstand,
  sideboard: storage.sideboard,
  mediaconsole: storage.mediaConsole,
  bookcase: storage.bookcase,
  cabinet: storage.cabinet,
  barcabinet: storage.barCabinet,
  wardrobe: storage.wardrobe,
  trunk: storage.trunk,
  bed,
  wallmirror: decor.wallMirror,
  floormirror: decor.floorMirror,
  rug: decor.rug,
  roundrug: decor.roundRug,
  vase: decor.vase,
  wallclock: decor.wallClock,
  mantelclock: decor.mantelClock,
  plantstand: decor.plantStand,
  planter: decor.planter,
  basket: decor.basket,
  bowl: decor.bowl,
  candleholder: decor.candleholder,
  art: decor.art,
  foldingscreen: decor.foldingScreen,
  pedestal: decor.pedestal,
  floorlamp: lighting.floorLamp,
  tablelamp: lighting.tableLamp,
  desklamp: lighting.deskLamp,
  pendant: lighting.pendant,
  chandelier: lighting.chandelier,
  sconce: lighting.sconce,
  flushmount: lighting.flushMount,
  lantern: lighting.lantern,
} as const satisfies Record<string, (piece: Piece) => Model>;

export type Kind = keyof typeof models;

export const kinds = Object.keys(models).filter(isKind);

export function isKind(name: string): name is Kind {
  return Object.hasOwn(models, name);
}
