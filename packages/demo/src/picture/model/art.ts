import type { Random } from "../../random/random.ts";
import { mixed } from "../colour.ts";
import { area, pane, within } from "../detail.ts";
import { finish } from "../finish.ts";
import { block } from "../part/block.ts";
import { type Detail, type Side, onSide } from "../part/part.ts";
import { curve, fill, polygon, stroke } from "../pen.ts";
import { type Model, type Piece, hung } from "./piece.ts";

const inks = ["#b4593a", "#2f4a52", "#d6a84f", "#76836a", "#3a3a3f", "#c98f6f", "#e3d3b6"] as const;

/** Framed pictures: abstract shapes, landscapes, line drawings. */
export function art(piece: Piece): Model {
  const { width: w, height: h, second, main } = piece;
  const frame = second.surface === "metal" || second.surface === "wood" ? second : finish("wood", "#5b3b26");
  return hung([
    block({
      at: [-w / 2, 0, 0],
      size: [w, h, 1.2],
      finish: frame,
      round: 0.15,
      details: {
        front: [
          area(0.9, 0.9, w - 1.8, h - 1.8, "#f6f1e6"),
          canvas(main.colour, Math.min(w, h) * 0.1 + 0.9, piece.random.fork("canvas")),
          pane(0.9, 0.9, w - 1.8, h - 1.8, 0.1),
        ],
      },
    }),
  ]);
}

function canvas(lead: string, mat: number, random: Random): Detail {
  return (pen, whole: Side) => {
    const side = within(whole, mat, mat, whole.width - mat * 2, whole.height - mat * 2);
    const { width: w, height: h } = side;
    const shape = (spots: readonly (readonly [number, number])[], paint: string) =>
      pen.draw(fill(polygon(spots.map(([u, v]) => pen.at(onSide(side, u, v)))), paint));
    const disc = (cx: number, cy: number, r: number, paint: string, from = 0, to = 1) =>
      shape(
        Array.from({ length: 33 }, (_, step) => {
          const turn = (from + ((to - from) * step) / 32) * Math.PI * 2;
          return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r] as const;
        }),
        paint,
      );
    const unit = Math.min(w, h);
    area(0, 0, w, h, mixed("#efe5d2", lead, 0.12))(pen, side);
    switch (random.int(0, 3)) {
      case 0:
        disc(w * random.between(0.3, 0.7), h * 0.32, unit * 0.2, random.pick([...inks]));
        for (let hill = 0; hill < 4; hill++) {
          const base = h * (0.5 + hill * 0.13);
          const bumps = Array.from(
            { length: 13 },
            (_, step) =>
              [(step / 12) * w, base + Math.sin(step * 0.7 + hill * 2.1 + random.next()) * h * 0.05] as const,
          );
          shape(
            [...bumps, [w, h], [0, h]],
            mixed(hill % 2 ? lead : random.pick([...inks]), "#efe5d2", 0.42 - hill * 0.13),
          );
        }
        break;
      case 1:
        for (let one = 0; one < 5; one++)
          disc(
            w * random.between(0.25, 0.75),
            h * random.between(0.2, 0.8),
            unit * random.between(0.1, 0.24),
            one === 0 ? lead : random.pick([...inks]),
            random.pick([0, 0.25, 0.5]),
            random.pick([1, 0.75, 1]),
          );
        break;
      case 2:
        for (let band = 0; band < 3; band++)
          area(
            w * 0.12,
            h * (0.12 + band * 0.27),
            w * 0.76,
            h * 0.22,
            band === 1 ? lead : random.pick([...inks]),
            0.9,
          )(pen, side);
        break;
      default:
        for (let stem = 0; stem < 5; stem++) {
          const x = w * (0.25 + stem * 0.125);
          const spots = [
            [x, h * 0.92],
            [x + w * random.between(-0.05, 0.05), h * 0.6],
            [x + w * random.between(-0.1, 0.1), h * random.between(0.15, 0.35)],
          ] as const;
          pen.draw(
            stroke(
              curve(spots.map(([u, v]) => pen.at(onSide(side, u, v)))),
              "#4d5540",
              pen.long(unit * 0.012),
            ),
          );
          disc(spots[2][0], spots[2][1], unit * 0.075, stem % 2 ? lead : random.pick([...inks]));
        }
    }
  };
}
