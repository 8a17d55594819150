import { randomFrom } from "../../random/random.ts";
import { inLight } from "../colour.ts";
import { finish } from "../finish.ts";
import { pottedPlant } from "../model/plant.ts";
import { rug } from "../model/rug.ts";
import { floorLamp } from "../model/lamp.ts";
import { type Kind, models } from "../model/models.ts";
import type { Model, Piece } from "../model/piece.ts";
import type { Part } from "../part/part.ts";
import { wire } from "../part/beam.ts";
import { penFor, type Pen } from "../pen.ts";
import type { PieceKey } from "../picture-key.ts";
import { type Angle, type Box, cameraFor } from "../space.ts";
import { substance } from "../substance.ts";
import {
  boundsOf,
  cove,
  floorShadow,
  groundFor,
  paintParts,
  placedAll,
  roomFor,
  roomShell,
  wallShadow,
  windowLight,
} from "./stage.ts";

const width = 1200;
const height = 1500;

export function pieceOf(key: PieceKey): Piece {
  return {
    width: key.width,
    depth: key.depth,
    height: key.height,
    main: substance(key.material, key.colour),
    second: substance(key.second, key.colour),
    style: key.style,
    random: randomFrom(key.seed),
  };
}

const isFlat = (kind: Kind) => kind === "rug" || kind === "roundrug";

function anglesFor(kind: Kind, support: Model["support"], turn: number): Record<"front" | "angle", Angle> {
  if (isFlat(kind)) return { front: { yaw: 0, pitch: 66 }, angle: { yaw: turn * 30, pitch: 36 } };
  if (support === "wall") return { front: { yaw: turn * 5, pitch: 4 }, angle: { yaw: turn * 30, pitch: 7 } };
  if (support === "ceiling")
    return { front: { yaw: turn * 6, pitch: -4 }, angle: { yaw: turn * 28, pitch: -14 } };
  return { front: { yaw: turn * 7, pitch: 10 }, angle: { yaw: turn * 34, pitch: 17 } };
}

/** One listing's picture, 1200 × 1500. */
export function drawProduct(key: PieceKey): string {
  const piece = pieceOf(key);
  const model = models[key.kind](piece);
  const title = key.kind;
  const turn = piece.random.fork("turn").chance(0.5) ? 1 : -1;
  if (key.view === "room") return inRoom(key, piece, model, title);
  const bounds = boundsOf(model.parts);
  const angles = anglesFor(key.kind, model.support, turn);
  const angle = key.view === "front" ? angles.front : angles.angle;
  const camera =
    key.view === "detail"
      ? cameraFor(bounds, angle, detailFrame(piece, model), "middle")
      : cameraFor(
          bounds,
          angle,
          frameFor(key.kind, model, bounds),
          key.kind === "flushmount" ? "middle" : restOf(model),
        );
  const pen = penFor(camera, randomFrom(`${key.seed}/${key.view}`));
  const ground = groundFor(key.seed);
  if (model.support === "floor" && !isFlat(key.kind)) cove(pen, width, height, ground, 0.66);
  else
    cove(
      pen,
      width,
      height,
      inLight(ground, model.support === "floor" ? 0 : -0.02),
      model.support === "floor" ? 0.1 : 1,
    );
  if (key.kind === "flushmount") ceiling(pen, bounds, ground);
  paintShadow(pen, model);
  paintParts(pen, model.parts);
  return pen.svg(width, height, title);
}

/** The rest of a cord, up and out of the picture. */
const cordUp = (from: number): Part =>
  wire(
    [
      [0, from - 1, 0],
      [0, from + 40, 0],
      [0, from + 200, 0],
    ],
    finish("metal", "#2e2a26"),
    0.16,
    true,
  );

/** What sits close under a ceiling needs one. */
function ceiling(pen: Pen, { max }: Box, ground: string) {
  const edge = pen.at([0, max[1], 0])[1];
  pen.draw(
    `<rect width="${width}" height="${Math.max(0, edge).toFixed(1)}" fill="${inLight(ground, 0.035)}"/><rect y="${(edge - 3).toFixed(1)}" width="${width}" height="6" fill="#3a2a1d" fill-opacity=".1"/>`,
  );
}

function paintShadow(pen: Pen, model: Model) {
  if (model.support === "floor") floorShadow(pen, model.parts);
  if (model.support === "wall") wallShadow(pen, model.parts);
}

const restOf = (model: Model) =>
  model.support === "floor" ? "middle" : model.support === "ceiling" ? "top" : "middle";

function frameFor(kind: Kind, model: Model, { min, max }: Box) {
  const wide = max[0] - min[0] > (max[1] - min[1]) * 0.8;
  if (kind === "flushmount") return { left: 230, top: 330, width: 740, height: 560 };
  if (model.support === "ceiling") return { left: 190, top: -10, width: 820, height: 1220 };
  if (model.support === "wall") return { left: 210, top: 250, width: 780, height: 980 };
  return wide
    ? { left: 64, top: 330, width: 1072, height: 930 }
    : { left: 210, top: 190, width: 780, height: 1120 };
}

/** Larger than the paper, so that a part of the piece fills it. */
function detailFrame({ random, width: w, height: h }: Piece, { support }: Model) {
  const steady = random.fork("detail");
  const zoom = w > h * 1.4 ? 2.5 : 2;
  const size = 1000 * zoom;
  const left = 600 - size * (w > h * 1.4 ? steady.pick([0.27, 0.72]) : steady.pick([0.4, 0.6]));
  const top = 750 - size * (h > w * 1.2 ? steady.pick([0.3, 0.24]) : 0.5);
  // What hangs has its cord above; the lower part is the piece.
  return { left, top: support === "ceiling" ? 750 - size * 0.76 : top, width: size, height: size };
}

/** What one sees on a console rather than on the floor. */
const onTables: ReadonlySet<Kind> = new Set<Kind>([
  "vase",
  "bowl",
  "candleholder",
  "mantelclock",
  "tablelamp",
  "desklamp",
]);

const rugColours = ["ivory", "beige", "rust", "navy", "sage", "terracotta", "gray"] as const;

/** The piece at home: wall, floor, daylight, and a few quiet neighbours. */
function inRoom(key: PieceKey, piece: Piece, model: Model, title: string): string {
  const random = randomFrom(`${key.seed}/room`);
  const bounds = boundsOf(model.parts);
  const [w, h, d] = [
    bounds.max[0] - bounds.min[0],
    bounds.max[1] - bounds.min[1],
    bounds.max[2] - bounds.min[2],
  ];
  const raised = onTables.has(key.kind);
  const back = -d / 2 - (isFlat(key.kind) ? 26 : 7);
  const neighbours: Part[] = [];
  const above: Part[] = [];
  let parts: readonly Part[] = model.parts;
  let subject = bounds;
  if (raised) {
    const table = models.consoletable({
      width: Math.max(40, w * 2.6),
      depth: Math.max(14, d + 3),
      height: 32,
      main: substance(random.pick(["walnut", "oak", "white_oak"]), "brown"),
      second: substance("walnut", "brown"),
      style: "mid_century_modern",
      random,
    });
    parts = placedAll(model, [random.between(-4, 4), 32, 0]);
    neighbours.push(...table.parts);
    subject = { min: [-Math.max(22, w * 1.4), 12, -d / 2], max: [Math.max(22, w * 1.4), 32 + h, d / 2] };
  } else if (model.support === "wall") {
    parts = placedAll(model, [0, 44, back]);
    const under = models.sideboard({
      width: Math.max(48, w * 1.3),
      depth: 17,
      height: 30,
      main: substance(random.pick(["walnut", "oak", "teak"]), "brown"),
      second: substance("walnut", "brown"),
      style: "mid_century_modern",
      random,
    });
    neighbours.push(...placedAll(under, [0, 0, back + 9]));
    const reach = Math.max(30, w * 0.75);
    subject = { min: [-reach, 8, back], max: [reach, 46 + h, back + 8] };
  } else if (model.support === "ceiling") {
    parts = [
      ...placedAll(model, [0, 58, 0]),
      ...(key.kind === "flushmount" ? [] : [cordUp(58 + bounds.max[1])]),
    ];
    const under = models.rounddiningtable({
      width: 46,
      depth: 46,
      height: 30,
      main: substance(random.pick(["walnut", "oak"]), "brown"),
      second: substance("walnut", "brown"),
      style: "mid_century_modern",
      random,
    });
    neighbours.push(...under.parts);
    const reach = Math.max(27, w * 0.9);
    subject = { min: [-reach, 14, -10], max: [reach, 60 + h, 10] };
  } else {
    neighbours.push(...company(random, piece, bounds, isFlat(key.kind)));
    if (isFlat(key.kind)) neighbours.push(...seatOn(random, bounds));
    if (h < 44 && !isFlat(key.kind)) above.push(...pictureAbove(random, w, h, back));
    const side = isFlat(key.kind) ? 1 : Math.max(w * 0.16, 10);
    subject = {
      min: [bounds.min[0] - side, 0, bounds.min[2]],
      max: [
        bounds.max[0] + side,
        isFlat(key.kind) ? 34 : above.length > 0 ? h + w * 0.24 : Math.max(h, w * 0.32) * 1.02,
        bounds.max[2],
      ],
    };
  }
  const angle: Angle = isFlat(key.kind)
    ? { yaw: 12, pitch: 24 }
    : model.support === "ceiling"
      ? { yaw: 0, pitch: 4 }
      : { yaw: random.pick([-12, -8, 8, 12]), pitch: raised ? 8 : 10 };
  const camera = cameraFor(subject, angle, { left: 70, top: 330, width: 1060, height: 960 }, "middle", 3.2);
  const pen = penFor(camera, randomFrom(`${key.seed}/${key.view}`));
  const room = roomFor(random);
  const reach = Math.max(w, h, 60) * 6;
  roomShell(pen, width, height, room, back, reach);
  if (key.kind === "flushmount") ceiling(pen, boundsOf(parts), room.wall);
  windowLight(
    pen,
    back,
    subject.min[0] + (subject.max[0] - subject.min[0]) * random.between(0.05, 0.45),
    Math.max(subject.max[1] * 0.5, 20),
    Math.max(26, (subject.max[0] - subject.min[0]) * 0.42),
  );
  const flat = neighbours.filter((part) => part.bounds.max[1] < 0.7);
  const upright = neighbours.filter((part) => part.bounds.max[1] >= 0.7);
  wallShadow(pen, above, back);
  paintParts(pen, above);
  paintParts(pen, flat);
  floorShadow(pen, [...upright, ...(model.support === "floor" && !raised ? parts : [])], 0.9);
  if (model.support === "wall") wallShadow(pen, parts, back);
  paintParts(pen, [...upright, ...parts]);
  pen.draw(
    `<rect width="${width}" height="${height}" fill="${pen.defineNew((id) => `<radialGradient id="${id}" cx=".3" cy=".3" r=".95"><stop offset="0" stop-color="#fff6e4" stop-opacity=".2"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2d1f14" stop-opacity=".2"/></radialGradient>`)}"/>`,
  );
  return pen.svg(width, height, title);
}

/** A chair at the far edge of a rug. */
function seatOn(random: ReturnType<typeof randomFrom>, { min, max }: Box): Part[] {
  const kind = random.pick(["armchair", "loungechair", "wingback"] as const);
  const seat = models[kind]({
    width: 30,
    depth: 32,
    height: kind === "wingback" ? 42 : 32,
    main: substance(
      random.pick(["leather", "linen", "boucle"]),
      random.pick(["camel", "ivory", "sage", "charcoal"]),
    ),
    second: substance("walnut", "brown"),
    style: random.pick(["mid_century_modern", "danish_modern", "traditional"]),
    random: random.fork("seat"),
  });
  const x = (max[0] - min[0]) * random.pick([-0.26, 0.26]);
  return placedAll(seat, [x, max[1], min[2] + Math.min(6, (max[2] - min[2]) * 0.1)]);
}

/** A framed picture over a low piece, so that the wall is not bare. */
function pictureAbove(random: ReturnType<typeof randomFrom>, w: number, h: number, back: number): Part[] {
  const size = Math.min(34, Math.max(15, w * 0.34));
  const hanging = models.art({
    width: size,
    depth: 1,
    height: size * random.pick([0.8, 1.2, 1.3]),
    main: substance("canvas", random.pick(["rust", "navy", "sage", "mustard", "blush", "black"])),
    second: substance(random.pick(["oak", "walnut", "brass"]), "brown"),
    style: "contemporary",
    random: random.fork("above"),
  });
  return placedAll(hanging, [random.between(-0.22, 0.22) * w, h + Math.max(7, w * 0.1), back]);
}

function company(random: ReturnType<typeof randomFrom>, piece: Piece, bounds: Box, flat: boolean): Part[] {
  const w = bounds.max[0] - bounds.min[0];
  const parts: Part[] = [];
  const side = random.chance(0.5) ? 1 : -1;
  if (!flat) {
    const carpet = rug({
      width: Math.max(46, w * 1.15),
      depth: Math.max(34, piece.depth * 1.3),
      height: 0.5,
      main: substance("wool", random.pick(rugColours)),
      second: piece.second,
      style: random.pick(["traditional", "bohemian", "minimalist", "scandinavian"]),
      random: random.fork("carpet"),
    });
    parts.push(...placedAll(carpet, [0, -0.45, piece.depth * 0.28]));
  }
  const beside = bounds.max[0] + Math.max(9, w * 0.1);
  if (random.chance(0.6) || piece.height > 60) {
    const size = Math.min(46, Math.max(24, piece.height * 0.8));
    parts.push(
      ...pottedPlant(
        side * (beside + 3),
        0,
        bounds.min[2] + 8,
        size,
        finish("ceramic", random.pick(["#e9e1d3", "#b7623f", "#4a4a48", "#8f9a86"])),
      ),
    );
  } else {
    const lamp = floorLamp({
      width: 17,
      depth: 17,
      height: Math.max(50, piece.height * 1.35),
      main: substance("brass", "gold"),
      second: substance("marble", "white"),
      style: "mid_century_modern",
      random: random.fork("lamp"),
    });
    parts.push(...placedAll(lamp, [side * (beside + 5), 0, bounds.min[2] + 6]));
  }
  return parts;
}
