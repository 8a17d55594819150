import type { Random } from "../random/random.ts";
import { inLight, mixed } from "./colour.ts";
import { type Finish, sideColour, textureOf } from "./finish.ts";
import { grain } from "./part/grain.ts";
import { type Detail, onSide, outlineOf, type Side } from "./part/part.ts";
import { curve, fill, gradient, type Pen, polygon, polyline, stroke } from "./pen.ts";

/** A smaller side within a side, inches from its upper left corner. */
export const within = (side: Side, left: number, top: number, width: number, height: number): Side => ({
  ...side,
  origin: onSide(side, left, top),
  width,
  height,
});

/** A drawer or door front: a shadow gap around a face of its own. */
export function front(
  of: Finish,
  left: number,
  top: number,
  width: number,
  height: number,
  inset = 0,
): Detail {
  return (pen, whole) => {
    const side = within(whole, left, top, width, height);
    const outer = outlineOf(side).map(pen.at);
    const [start, , , end] = outer;
    if (!start || !end) return;
    pen.draw(
      fill(
        polygon(outer),
        gradient(pen, start, end, [
          [0, sideColour(of, side.normal, 0.03)],
          [1, sideColour(of, side.normal, -0.04)],
        ]),
      ),
    );
    if (of.surface === "wood") grain(pen, of, side);
    const texture = textureOf(pen, of);
    if (texture) pen.draw(fill(polygon(outer), texture));
    pen.draw(stroke(polygon(outer), inLight(of.colour, -0.3), Math.max(1, pen.long(0.16))));
    const lip = outlineOf(side, 0.14).map(pen.at);
    const [a, b] = lip;
    if (a && b)
      pen.draw(
        stroke(
          polyline([a, b]),
          inLight(of.colour, 0.12),
          Math.max(0.8, pen.long(0.1)),
          'stroke-opacity=".6"',
        ),
      );
    if (inset > 0) panel(of, inset)(pen, side);
  };
}

/** A raised or sunk frame inside a door. */
export const panel =
  (of: Finish, inset: number): Detail =>
  (pen, side) => {
    const spots = outlineOf(side, inset).map(pen.at);
    const [a, b, c, d] = spots;
    if (!a || !b || !c || !d) return;
    pen.draw(fill(polygon(spots), inLight(of.colour, -0.035), 'fill-opacity=".5"'));
    pen.draw(stroke(polyline([d, a, b]), inLight(of.colour, -0.2), pen.long(0.22), 'stroke-opacity=".6"'));
    pen.draw(stroke(polyline([b, c, d]), inLight(of.colour, 0.12), pen.long(0.2), 'stroke-opacity=".6"'));
  };

export type Handle = "knob" | "bar" | "cup" | "ring" | "groove";

/** A handle at a place of the side; `across` is a bar's length. */
export function handle(
  kind: Handle,
  metal: Finish,
  u: number,
  v: number,
  across = 4,
  upright = false,
): Detail {
  return (pen, side) => {
    const dark = inLight(metal.colour, -0.26);
    const bright = inLight(metal.colour, 0.16);
    const line = (from: number, to: number, lift: number) =>
      polyline([
        pen.at(upright ? onSide(side, u + lift, v + from) : onSide(side, u + from, v + lift)),
        pen.at(upright ? onSide(side, u + lift, v + to) : onSide(side, u + to, v + lift)),
      ]);
    const [x, y] = pen.at(onSide(side, u, v));
    const round = (radius: number, paint: string, extra = "") =>
      pen.draw(
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${pen.long(radius).toFixed(1)}" ${paint}${extra}/>`,
      );
    switch (kind) {
      case "bar":
        pen.draw(
          stroke(line(-across / 2, across / 2, 0.35), "#2b211a", pen.long(0.42), 'stroke-opacity=".25"'),
        );
        pen.draw(stroke(line(-across / 2, across / 2, 0), dark, pen.long(0.46)));
        pen.draw(stroke(line(-across / 2, across / 2, -0.08), bright, pen.long(0.2)));
        return;
      case "groove":
        pen.draw(stroke(line(-across / 2, across / 2, 0), "#241a13", pen.long(0.5), 'stroke-opacity=".5"'));
        return;
      case "ring":
        round(0.42, `fill="${dark}"`);
        pen.draw(
          `<circle cx="${x.toFixed(1)}" cy="${(y + pen.long(0.8)).toFixed(1)}" r="${pen.long(0.8).toFixed(1)}" fill="none" stroke="${metal.colour}" stroke-width="${pen.long(0.26).toFixed(1)}"/>`,
        );
        return;
      case "cup":
        pen.draw(
          fill(
            polygon([
              pen.at(onSide(side, u - 1.5, v - 0.5)),
              pen.at(onSide(side, u + 1.5, v - 0.5)),
              pen.at(onSide(side, u + 1.1, v + 0.6)),
              pen.at(onSide(side, u - 1.1, v + 0.6)),
            ]),
            metal.colour,
            `stroke="${dark}" stroke-width="1" stroke-linejoin="round"`,
          ),
        );
        return;
      case "knob":
        pen.draw(
          `<circle cx="${(x + pen.long(0.14)).toFixed(1)}" cy="${(y + pen.long(0.3)).toFixed(1)}" r="${pen.long(0.62).toFixed(1)}" fill="#2b211a" fill-opacity=".28"/>`,
        );
        round(0.56, `fill="${metal.colour}" stroke="${dark}" stroke-width=".8"`);
        pen.draw(
          `<circle cx="${(x - pen.long(0.16)).toFixed(1)}" cy="${(y - pen.long(0.16)).toFixed(1)}" r="${pen.long(0.18).toFixed(1)}" fill="${bright}"/>`,
        );
    }
  };
}

/** A dark opening with shelves; things on them come as parts or as `books`. */
export function opening(of: Finish, left: number, top: number, width: number, height: number): Detail {
  return (pen, whole) => {
    const spots = outlineOf(within(whole, left, top, width, height)).map(pen.at);
    const [a, b, , d] = spots;
    if (!a || !b || !d) return;
    pen.draw(
      fill(
        polygon(spots),
        gradient(pen, a, d, [
          [0, inLight(of.colour, -0.34)],
          [0.5, inLight(of.colour, -0.25)],
          [1, inLight(of.colour, -0.2)],
        ]),
      ),
    );
    pen.draw(
      fill(
        polygon(spots),
        gradient(pen, a, b, [
          [0, "#1c120b", 0.32],
          [0.3, "#1c120b", 0],
          [1, "#1c120b", 0.05],
        ]),
      ),
    );
  };
}

const spines = [
  "#8a4b38",
  "#2f4a52",
  "#c9b48c",
  "#5b6b4e",
  "#d9d2c2",
  "#3b3a45",
  "#b5793b",
  "#7d2f35",
  "#e4dac6",
  "#4d6a86",
];

/** A row of books standing on the lower edge of an opening. */
export function books(left: number, foot: number, width: number, height: number, random: Random): Detail {
  return (pen, side) => {
    let u = left;
    while (u < left + width - 0.8) {
      const thick = random.between(0.8, 1.9);
      const tall = height * random.between(0.66, 0.95);
      const colour = random.pick(["#8a4b38", ...spines]);
      if (u + thick > left + width) return;
      const spine = within(side, u, foot - tall, thick, tall);
      const spots = outlineOf(spine).map(pen.at);
      const [a, b] = spots;
      if (!a || !b) return;
      pen.draw(
        fill(
          polygon(spots),
          gradient(pen, a, b, [
            [0, inLight(colour, -0.06)],
            [0.4, inLight(colour, 0.03)],
            [1, inLight(colour, -0.14)],
          ]),
        ),
      );
      pen.draw(
        stroke(
          polyline([pen.at(onSide(spine, 0, tall * 0.16)), pen.at(onSide(spine, thick, tall * 0.16))]),
          inLight(colour, 0.2),
          1,
          'stroke-opacity=".6"',
        ),
      );
      u += thick;
    }
  };
}

/** Buttons pulled into upholstery, with the folds between them. */
export function tufts(of: Finish, columns: number, rows: number): Detail {
  return (pen, side) => {
    const shade = inLight(of.colour, -0.2);
    const shine = inLight(of.colour, 0.1);
    const place = (column: number, row: number) =>
      pen.at(
        onSide(
          side,
          ((column + (row % 2 ? 1 : 0.5)) / columns) * side.width,
          ((row + 0.6) / (rows + 0.2)) * side.height,
        ),
      );
    let folds = "";
    for (let row = 0; row < rows; row++) {
      for (let column = row % 2 ? -1 : 0; column < columns; column++) {
        const here = place(column, row);
        if (row + 1 < rows) {
          const shift = row % 2 ? 1 : 0;
          folds +=
            polyline([here, place(column + shift, row + 1)]) +
            polyline([here, place(column + shift - 1, row + 1)]);
        }
      }
    }
    pen.draw(stroke(folds, shade, pen.long(0.45), 'stroke-opacity=".35"'));
    pen.draw(stroke(folds, shine, pen.long(0.2), 'stroke-opacity=".35" transform="translate(1.5 1.5)"'));
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns - (row % 2); column++) {
        const [x, y] = place(column, row);
        pen.draw(
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${pen.long(0.85).toFixed(1)}" fill="${shade}" fill-opacity=".45"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${pen.long(0.42).toFixed(1)}" fill="${inLight(of.colour, 0.02)}"/>`,
        );
      }
    }
  };
}

/** Upright or level seams of channelled upholstery, slats or planks. */
export function channels(of: Finish, count: number, way: "upright" | "level" = "upright"): Detail {
  return (pen, side) => {
    let lines = "";
    let lights = "";
    for (let index = 1; index < count; index++) {
      const share = index / count;
      const spots = (shift: number) =>
        way === "upright"
          ? [
              onSide(side, share * side.width + shift, 0),
              onSide(side, share * side.width + shift, side.height),
            ]
          : [
              onSide(side, 0, share * side.height + shift),
              onSide(side, side.width, share * side.height + shift),
            ];
      lines += polyline(spots(0).map(pen.at));
      lights += polyline(spots(Math.min(side.width, side.height) * 0.012 + 0.25).map(pen.at));
    }
    pen.draw(stroke(lines, inLight(of.colour, -0.24), pen.long(0.34), 'stroke-opacity=".65"'));
    pen.draw(stroke(lights, inLight(of.colour, 0.1), pen.long(0.26), 'stroke-opacity=".5"'));
  };
}

/** A seam or piping a little inside the edge. */
export function seam(of: Finish, inset: number): Detail {
  return (pen, side) => {
    if (side.width < inset * 3 || side.height < inset * 3) return;
    const spots = outlineOf(side, inset).map(pen.at);
    pen.draw(stroke(polygon(spots), inLight(of.colour, -0.17), pen.long(0.2), 'stroke-opacity=".6"'));
    pen.draw(
      stroke(
        polygon(outlineOf(side, inset + 0.25).map(pen.at)),
        inLight(of.colour, 0.1),
        pen.long(0.12),
        'stroke-opacity=".45"',
      ),
    );
  };
}

/** Soft creases that use leaves in a seat. */
export function creases(of: Finish): Detail {
  return (pen, side) => {
    for (let crease = 0; crease < 2; crease++) {
      const u = pen.random.between(0.15, 0.7) * side.width;
      const v = pen.random.between(0.25, 0.75) * side.height;
      const reach = side.width * pen.random.between(0.18, 0.34);
      const spots = [
        onSide(side, u, v),
        onSide(side, u + reach * 0.5, v + side.height * 0.025),
        onSide(side, u + reach, v),
      ];
      pen.draw(
        stroke(curve(spots.map(pen.at)), inLight(of.colour, -0.14), pen.long(0.3), 'stroke-opacity=".16"'),
      );
    }
  };
}

/** Woven cane or a rattan net in a frame. */
export function cane(left: number, top: number, width: number, height: number, colour = "#d8bd8c"): Detail {
  return (pen, whole) => {
    const side = within(whole, left, top, width, height);
    const spots = outlineOf(side).map(pen.at);
    pen.draw(fill(polygon(spots), colour));
    const unit = Math.max(0.7, pen.camera.scale / 9);
    const size = (9 * unit).toFixed(1);
    const net = pen.define(
      `cane${Math.round(unit * 10)}`,
      (id) =>
        `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${size}" height="${size}"><g transform="scale(${unit.toFixed(2)})"><path d="M0 2.2H9M0 6.8H9M2.2 0V9M6.8 0V9" stroke="${mixed(colour, "#5d3f1d", 0.35)}" stroke-width="1.1"/><path d="M0 0L9 9M9 0L0 9" stroke="${inLight(colour, 0.06)}" stroke-width=".9"/><circle cx="4.5" cy="4.5" r="1.1" fill="#6d4b26" fill-opacity=".7"/></g></pattern>`,
    );
    pen.draw(fill(polygon(spots), net, 'fill-opacity=".85"'));
    pen.draw(stroke(polygon(spots), "#5d3f1d", pen.long(0.2), 'stroke-opacity=".55"'));
  };
}

/** A pane of glass with a slanting light. */
export function pane(left: number, top: number, width: number, height: number, strength = 0.3): Detail {
  return (pen, whole) => {
    const side = within(whole, left, top, width, height);
    pen.draw(
      fill(polygon(outlineOf(side).map(pen.at)), "#dfe9ea", `fill-opacity="${(strength * 0.4).toFixed(2)}"`),
    );
    for (const [from, to] of [
      [0.12, 0.32],
      [0.4, 0.48],
    ] as const) {
      const slash = [
        onSide(side, width * from + height * 0.12, 0),
        onSide(side, width * to + height * 0.12, 0),
        onSide(side, Math.max(0, width * to - height * 0.1), height),
        onSide(side, Math.max(0, width * from - height * 0.1), height),
      ];
      pen.draw(fill(polygon(slash.map(pen.at)), "#ffffff", `fill-opacity="${strength.toFixed(2)}"`));
    }
  };
}

/** A flat area in one paint. */
export const area =
  (left: number, top: number, width: number, height: number, paint: string, opacity = 1): Detail =>
  (pen, whole) =>
    pen.draw(
      fill(
        polygon(outlineOf(within(whole, left, top, width, height)).map(pen.at)),
        paint,
        opacity < 1 ? `fill-opacity="${opacity}"` : "",
      ),
    );

export const together =
  (details: readonly Detail[]): Detail =>
  (pen: Pen, side: Side) => {
    for (const detail of details) detail(pen, side);
  };
