import { hashOf, type Random } from "../../random/random.ts";
import { inLight } from "../colour.ts";
import { inPaintingOrder } from "../painting-order.ts";
import type { Model } from "../model/piece.ts";
import type { Part } from "../part/part.ts";
import { fill, gradient, type Pen, polygon, softened } from "../pen.ts";
import { type Box, hullOf, moved, type Point, shifted, unionOf } from "../space.ts";

export const boundsOf = (parts: readonly Part[]): Box =>
  unionOf(parts.filter((part) => !part.aura).map((part) => part.bounds));

/** The part somewhere else in the room. Its own paint runs through a moved camera. */
export function placed(part: Part, by: Point): Part {
  const moves: Part = {
    bounds: shifted(part.bounds, by),
    paint: (pen) =>
      part.paint({
        ...pen,
        at: (point) => pen.at(moved(point, by)),
        camera: {
          ...pen.camera,
          eye: moved(pen.camera.eye, [-by[0], -by[1], -by[2]]),
          project: (point) => pen.camera.project(moved(point, by)),
        },
      }),
    ...(part.footprint ? { footprint: part.footprint.map((point) => moved(point, by)) } : {}),
    ...(part.silhouette ? { silhouette: part.silhouette.map((point) => moved(point, by)) } : {}),
    ...(part.shadowless ? { shadowless: true } : {}),
    ...(part.aura ? { aura: true } : {}),
  };
  return moves;
}

export const placedAll = ({ parts }: Model, by: Point): Part[] => parts.map((part) => placed(part, by));

const footprintOf = (part: Part): readonly Point[] => {
  const { min, max } = part.bounds;
  return (
    part.footprint ?? [
      [min[0], 0, min[2]],
      [max[0], 0, min[2]],
      [max[0], 0, max[2]],
      [min[0], 0, max[2]],
    ]
  );
};

/** Soft shadow to the right and a dark line where things touch the floor. */
export function floorShadow(pen: Pen, parts: readonly Part[], strength = 1) {
  const casting = parts.filter((part) => !part.shadowless);
  const span = Math.max(...casting.map((part) => part.bounds.max[1]), 4);
  const cast = casting.map((part) => {
    const throwBy = (height: number) => Math.min(height, 40) * 0.2;
    const low = footprintOf(part).map(([x, , z]) =>
      pen.at([x + throwBy(part.bounds.min[1]), 0, z - throwBy(part.bounds.min[1]) * 0.3]),
    );
    const high = footprintOf(part).map(([x, , z]) =>
      pen.at([x + throwBy(part.bounds.max[1]), 0, z - throwBy(part.bounds.max[1]) * 0.3]),
    );
    return polygon(hullOf([...low, ...high]));
  });
  const wide = Math.min(26, Math.max(5, pen.long(span * 0.06)));
  pen.draw(
    `<g filter="${softened(pen, wide)}">${fill(cast.join(""), "#54301f", `fill-opacity="${(0.17 * strength).toFixed(2)}"`)}</g>`,
  );
  const under = casting.map((part) =>
    polygon(hullOf(footprintOf(part).map(([x, , z]) => pen.at([x, 0, z])))),
  );
  pen.draw(
    `<g filter="${softened(pen, Math.max(3, wide * 0.45))}">${fill(under.join(""), "#4a2a1b", `fill-opacity="${(0.17 * strength).toFixed(2)}"`)}</g>`,
  );
  const touching = casting
    .filter((part) => part.bounds.min[1] < 0.8)
    .map((part) => polygon(hullOf(footprintOf(part).map(([x, , z]) => pen.at([x + 0.15, 0, z])))));
  pen.draw(
    `<g filter="${softened(pen, Math.max(1.5, pen.long(0.35)))}">${fill(touching.join(""), "#2e1a10", `fill-opacity="${(0.42 * strength).toFixed(2)}"`)}</g>`,
  );
}

/** What hangs on a wall at depth `wall` throws its shadow down and to the right. */
export function wallShadow(pen: Pen, parts: readonly Part[], wall = 0) {
  const flat = parts.filter(
    (part) =>
      (part.silhouette !== undefined || part.shadowless !== true) &&
      part.bounds.max[2] - part.bounds.min[2] < 4,
  );
  const cast = flat.map((part) => {
    const { min, max } = part.bounds;
    const reach = 1 + (max[2] - wall) * 0.55;
    if (part.silhouette)
      return polygon(
        hullOf(part.silhouette.map(([x, y]) => pen.at([x + reach * 0.8, y - reach * 0.9, wall]))),
      );
    return polygon(
      hullOf([
        pen.at([min[0] + reach * 0.4, max[1] - reach, wall]),
        pen.at([max[0] + reach, max[1] - reach, wall]),
        pen.at([max[0] + reach, min[1] - reach, wall]),
        pen.at([min[0] + reach * 0.4, min[1] - reach, wall]),
      ]),
    );
  });
  pen.draw(
    `<g filter="${softened(pen, Math.max(4, pen.long(0.8)))}">${fill(cast.join(""), "#3a2a1d", 'fill-opacity=".26"')}</g>`,
  );
}

export function paintParts(pen: Pen, parts: readonly Part[]) {
  for (const part of inPaintingOrder(parts, pen.camera)) part.paint(pen);
}

const grounds = [
  "#ece5da",
  "#e9e1d5",
  "#ebe6de",
  "#e6dfd3",
  "#ede4d8",
  "#e4e0d8",
  "#eae2dc",
  "#e5e1d4",
] as const;

export const groundFor = (seed: string) => grounds[hashOf(seed) % grounds.length] ?? grounds[0];

/** A paper backdrop that sweeps from wall to floor, lit from the upper left. */
export function cove(pen: Pen, width: number, height: number, colour: string, horizon: number) {
  pen.draw(
    `<rect width="${width}" height="${height}" fill="${gradient(
      pen,
      [0, 0],
      [0, height],
      [
        [0, inLight(colour, 0.012)],
        [Math.max(0, horizon - 0.14), inLight(colour, -0.012)],
        [horizon, inLight(colour, -0.035)],
        [Math.min(1, horizon + 0.12), inLight(colour, 0.005)],
        [1, inLight(colour, 0.03)],
      ],
    )}"/>`,
  );
  const light = pen.defineNew(
    (id) =>
      `<radialGradient id="${id}" cx=".22" cy=".12" r=".95"><stop offset="0" stop-color="#fffaf0" stop-opacity=".75"/><stop offset=".55" stop-color="#fff6e8" stop-opacity=".12"/><stop offset="1" stop-color="#5b4632" stop-opacity=".12"/></radialGradient>`,
  );
  pen.draw(`<rect width="${width}" height="${height}" fill="${light}"/>`);
}

export type Room = {
  wall: string;
  floor: string;
  floorKind: "planks" | "herringbone" | "stone";
  rug?: string;
};

const walls = [
  "#e7ddcd",
  "#d8d6c8",
  "#dccbb8",
  "#c9cfc6",
  "#e9e3d9",
  "#d5c9bd",
  "#cfd3d4",
  "#b9bfae",
] as const;
const floors = ["#b78d60", "#c8a67b", "#9a7048", "#d3b992", "#8a6140"] as const;

export const roomFor = (random: Random): Room => ({
  wall: random.pick(walls),
  floor: random.pick(floors),
  floorKind: random.pick(["planks", "planks", "herringbone", "stone"]),
});

/** Wall, skirting, floor and the window's light, for a room whose back wall is at depth `back`. */
export function roomShell(pen: Pen, width: number, height: number, room: Room, back: number, reach: number) {
  const seam = pen.at([0, 0, back])[1];
  pen.draw(
    `<rect width="${width}" height="${height}" fill="${gradient(
      pen,
      [0, 0],
      [width, seam],
      [
        [0, inLight(room.wall, 0.05)],
        [0.6, room.wall],
        [1, inLight(room.wall, -0.07)],
      ],
    )}"/>`,
  );
  const floorColour = room.floorKind === "stone" ? "#d9d0c2" : room.floor;
  pen.draw(
    `<rect y="${seam.toFixed(1)}" width="${width}" height="${(height - seam).toFixed(1)}" fill="${gradient(
      pen,
      [0, seam],
      [0, height],
      [
        [0, inLight(floorColour, -0.05)],
        [1, inLight(floorColour, 0.06)],
      ],
    )}"/>`,
  );
  floorBoards(pen, { ...room, floor: floorColour }, back, reach, { width, height });
  const top = pen.at([0, 4.5, back])[1];
  pen.draw(
    `<rect y="${top.toFixed(1)}" width="${width}" height="${(seam - top).toFixed(1)}" fill="${inLight(room.wall, 0.06)}"/><rect y="${top.toFixed(1)}" width="${width}" height="2" fill="#fff" fill-opacity=".5"/><rect y="${(seam - 2).toFixed(1)}" width="${width}" height="4" fill="#3a2a1d" fill-opacity=".25"/>`,
  );
}

function floorBoards(
  pen: Pen,
  room: Room,
  back: number,
  reach: number,
  paper: { width: number; height: number },
) {
  let lines = "";
  const line = (a: Point, b: Point) => {
    const [p, q] = [pen.at(a), pen.at(b)];
    const outside =
      Math.max(p[0], q[0]) < 0 || Math.min(p[0], q[0]) > paper.width || Math.min(p[1], q[1]) > paper.height;
    if (outside) return;
    lines += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
  };
  const front = back + reach;
  if (room.floorKind === "planks") {
    for (let x = -reach; x <= reach; x += 6) {
      line([x, 0, back], [x, 0, front]);
      for (let z = back + ((Math.abs(x) * 37) % 60); z < front; z += 62) line([x, 0, z], [x + 6, 0, z]);
    }
  } else if (room.floorKind === "herringbone") {
    for (let x = -reach; x <= reach; x += 14) {
      for (let z = back; z < front; z += 5) {
        line([x, 0, z], [x + 7, 0, z + 7]);
        line([x + 7, 0, z + 7], [x + 14, 0, z]);
      }
    }
  } else {
    for (let x = -reach; x <= reach; x += 24) line([x, 0, back], [x, 0, front]);
    for (let z = back; z < front; z += 24) line([-reach, 0, z], [reach, 0, z]);
  }
  pen.draw(
    `<path d="${lines}" stroke="${inLight(room.floor, -0.2)}" stroke-opacity=".3" stroke-width="1.3" fill="none"/>`,
  );
}

/** Slanting panes of daylight on the back wall. */
export function windowLight(pen: Pen, back: number, x: number, foot: number, size: number) {
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const left = x + column * size * 0.46;
      const low = foot + row * size * 0.5;
      const lean = size * 0.16;
      return polygon([
        pen.at([left, low + lean, back]),
        pen.at([left + size * 0.42, low, back]),
        pen.at([left + size * 0.42, low + size * 0.45, back]),
        pen.at([left, low + size * 0.45 + lean, back]),
      ]);
    }),
  );
  pen.draw(`<g filter="${softened(pen, 4)}">${fill(panes.join(""), "#fff7e2", 'fill-opacity=".42"')}</g>`);
}
