import { inLight } from "../colour.ts";
import { type Finish, finish } from "../finish.ts";
import { beam } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { arch, prism } from "../part/prism.ts";
import { fill, polygon, polyline, stroke } from "../pen.ts";
import type { Point } from "../space.ts";
import { type Model, type Piece, hung, standing } from "./piece.ts";

export function wallClock({ width: w, height: h, main, second, random, style }: Piece): Model {
  const steady = random.fork("form");
  const r = Math.min(w, h) / 2;
  const burst = style === "mid_century_modern" || steady.chance(0.2);
  const core = burst ? r * 0.42 : r;
  const face = burst ? main : finish("paper", steady.pick(["#f4eee2", "#e9e2d4", "#2c2f31"]));
  return hung([
    ...(burst
      ? Array.from({ length: 12 }, (_, ray) => {
          const turn = (ray / 12) * Math.PI * 2;
          return beam({
            from: [Math.cos(turn) * core * 0.9, r + Math.sin(turn) * core * 0.9, 0.4],
            to: [Math.cos(turn) * r * 0.96, r + Math.sin(turn) * r * 0.96, 0.4],
            radius: ray % 3 === 0 ? 0.55 : 0.3,
            taper: ray % 3 === 0 ? 0.7 : 0.3,
            finish: ray % 3 === 0 ? main : second,
          });
        })
      : []),
    dial(0, r, core, 1, face, burst ? second : main),
  ]);
}

function dial(x: number, y: number, radius: number, z: number, face: Finish, rim: Finish): Part {
  return {
    bounds: { min: [x - radius, y - radius, z - 1], max: [x + radius, y + radius, z] },
    shadowless: true,
    silhouette: Array.from({ length: 32 }, (_, step): Point => [
      x + Math.cos((step / 32) * Math.PI * 2) * radius,
      y + Math.sin((step / 32) * Math.PI * 2) * radius,
      z,
    ]),
    paint(pen) {
      const ring = (r: number) =>
        polygon(
          Array.from({ length: 48 }, (_, step) =>
            pen.at([
              x + Math.cos((step / 48) * Math.PI * 2) * r,
              y + Math.sin((step / 48) * Math.PI * 2) * r,
              z,
            ]),
          ),
        );
      const ink = inLight(face.colour, face.colour < "#8" ? 0.6 : -0.55);
      pen.draw(fill(ring(radius), inLight(rim.colour, -0.08)));
      pen.draw(stroke(ring(radius * 0.97), inLight(rim.colour, 0.15), pen.long(radius * 0.03)));
      pen.draw(
        fill(ring(radius * 0.88), face.colour, `stroke="${inLight(rim.colour, -0.25)}" stroke-width="1.5"`),
      );
      let marks = "";
      for (let hour = 0; hour < 12; hour++) {
        const turn = (hour / 12) * Math.PI * 2;
        const from = hour % 3 ? 0.76 : 0.68;
        marks += polyline([
          pen.at([x + Math.cos(turn) * radius * from, y + Math.sin(turn) * radius * from, z]),
          pen.at([x + Math.cos(turn) * radius * 0.82, y + Math.sin(turn) * radius * 0.82, z]),
        ]);
      }
      pen.draw(stroke(marks, ink, pen.long(radius * 0.03)));
      const hand = (hour: number, long: number, thick: number) => {
        const turn = Math.PI / 2 - (hour / 12) * Math.PI * 2;
        pen.draw(
          stroke(
            polyline([
              pen.at([x, y, z]),
              pen.at([x + Math.cos(turn) * radius * long, y + Math.sin(turn) * radius * long, z]),
            ]),
            ink,
            pen.long(radius * thick),
          ),
        );
      };
      hand(10.15, 0.44, 0.055);
      hand(1.7, 0.64, 0.035);
      const [cx, cy] = pen.at([x, y, z]);
      pen.draw(
        `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${pen.long(radius * 0.05).toFixed(1)}" fill="${ink}"/>`,
      );
    },
  };
}

export function mantelClock(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const r = Math.min(w * 0.36, h * 0.32);
  const rounded = piece.random.fork("form").chance(0.6);
  return standing([
    block({ at: [-w / 2, 0, -d / 2], size: [w, h * 0.12, d], finish: main, round: 0.3 }),
    prism({
      along: "z",
      from: -d / 2 + 0.5,
      to: d / 2 - 0.5,
      outline: rounded
        ? arch(-w * 0.44, w * 0.44, h * 0.12, h)
        : [
            [-w * 0.42, h * 0.12],
            [w * 0.42, h * 0.12],
            [w * 0.36, h],
            [-w * 0.36, h],
          ],
      finish: main,
    }),
    dial(0, h * 0.54, r, d / 2 - 0.3, finish("paper", "#f3ecdf"), second),
  ]);
}
