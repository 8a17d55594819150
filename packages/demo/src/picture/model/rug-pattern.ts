import { inLight, mixed } from "../colour.ts";
import { area } from "../detail.ts";
import { type Detail, onSide } from "../part/part.ts";
import { fill, polygon, polyline, stroke } from "../pen.ts";
import type { Piece } from "./piece.ts";

type Pattern = "plain" | "border" | "diamonds" | "medallion" | "stripes" | "arches" | "berber" | "checks";

function patternFor({ style, random }: Piece): Pattern {
  const steady = random.fork("pattern");
  switch (style) {
    case "traditional":
    case "victorian":
    case "french_provincial":
      return steady.pick(["medallion", "medallion", "border"]);
    case "bohemian":
    case "rustic":
      return steady.pick(["diamonds", "berber", "medallion"]);
    case "scandinavian":
    case "danish_modern":
      return steady.pick(["stripes", "checks", "berber"]);
    case "mid_century_modern":
    case "1980_s":
    case "postmodern":
      return steady.pick(["arches", "checks", "diamonds"]);
    default:
      return steady.pick(["plain", "border", "stripes", "berber"]);
  }
}

const tones = (piece: Piece): readonly [string, string, string] => {
  const steady = piece.random.fork("tones");
  const ground = piece.main.colour;
  return [
    ground,
    mixed(ground, steady.pick(["#f1e8d8", "#efe3cf"]), 0.75),
    mixed(ground, steady.pick(["#26333d", "#5a2e23", "#3a3528"]), 0.6),
  ];
};

export function weave(piece: Piece, round: boolean): Detail {
  const pattern = patternFor(piece);
  const [ground, pale, deep] = tones(piece);
  return (pen, side) => {
    const { width: w, height: h } = side;
    const shape = (spots: readonly (readonly [number, number])[], paint: string, opacity = 0.85) =>
      pen.draw(
        fill(polygon(spots.map(([u, v]) => pen.at(onSide(side, u, v)))), paint, `fill-opacity="${opacity}"`),
      );
    const ring = (cx: number, cy: number, r: number, rv = r): (readonly [number, number])[] =>
      Array.from(
        { length: 32 },
        (_, step) =>
          [
            cx + Math.cos((step / 32) * Math.PI * 2) * r,
            cy + Math.sin((step / 32) * Math.PI * 2) * rv,
          ] as const,
      );
    const diamond = (cx: number, cy: number, rx: number, ry: number, paint: string) =>
      shape(
        [
          [cx - rx, cy],
          [cx, cy - ry],
          [cx + rx, cy],
          [cx, cy + ry],
        ],
        paint,
      );
    const frame = (inset: number, wide: number, paint: string) => {
      if (round) {
        shape(ring(w / 2, h / 2, w / 2 - inset, h / 2 - inset), paint);
        shape(ring(w / 2, h / 2, w / 2 - inset - wide, h / 2 - inset - wide), ground, 1);
        return;
      }
      area(inset, inset, w - inset * 2, wide, paint)(pen, side);
      area(inset, h - inset - wide, w - inset * 2, wide, paint)(pen, side);
      area(inset, inset, wide, h - inset * 2, paint)(pen, side);
      area(w - inset - wide, inset, wide, h - inset * 2, paint)(pen, side);
    };
    const unit = Math.min(w, h);
    switch (pattern) {
      case "plain":
        // Hand-dyed wool: the tone drifts from one length of yarn to the next.
        for (let band = 0; band < 9; band++)
          area(
            0,
            (h * band) / 9,
            w,
            h / 9,
            band % 2 ? pale : deep,
            0.03 + ((band * 7) % 5) * 0.018,
          )(pen, side);
        frame(0, unit * 0.018, deep);
        break;
      case "border":
        frame(unit * 0.05, unit * 0.035, pale);
        frame(unit * 0.1, unit * 0.012, deep);
        break;
      case "stripes":
        for (let at = 0.06; at < 0.95; at += 0.11)
          area(
            0,
            h * at,
            w,
            h * ((at * 50) % 3 > 1.4 ? 0.05 : 0.025),
            (at * 100) % 2 > 1 ? pale : deep,
            0.75,
          )(pen, side);
        break;
      case "checks": {
        const size = unit / 6;
        for (let x = 0; x * size < w; x++)
          for (let y = 0; y * size < h; y++)
            if ((x + y) % 2)
              area(
                x * size,
                y * size,
                Math.min(size, w - x * size),
                Math.min(size, h - y * size),
                pale,
                0.8,
              )(pen, side);
        break;
      }
      case "diamonds": {
        frame(unit * 0.04, unit * 0.03, deep);
        const size = unit / 3.2;
        const columns = Math.round((w * 0.84) / size);
        const bands = Math.round((h * 0.84) / size);
        for (let x = 0; x < columns; x++) {
          for (let y = 0; y < bands; y++) {
            const cx = w * 0.08 + ((x + 0.5) / columns) * w * 0.84;
            const cy = h * 0.08 + ((y + 0.5) / bands) * h * 0.84;
            diamond(cx, cy, size * 0.46, size * 0.46, (x + y) % 2 ? pale : deep);
            diamond(cx, cy, size * 0.26, size * 0.26, ground);
            diamond(cx, cy, size * 0.11, size * 0.11, (x + y) % 2 ? deep : pale);
          }
        }
        break;
      }
      case "medallion": {
        frame(unit * 0.025, unit * 0.09, deep);
        frame(unit * 0.045, unit * 0.012, pale);
        frame(unit * 0.13, unit * 0.02, pale);
        for (let step = 0; step < 22; step++) {
          const share = (step + 0.5) / 22;
          diamond(w * share, unit * 0.07, unit * 0.018, unit * 0.018, pale);
          diamond(w * share, h - unit * 0.07, unit * 0.018, unit * 0.018, pale);
        }
        diamond(w / 2, h / 2, w * 0.3, h * 0.34, pale);
        diamond(w / 2, h / 2, w * 0.25, h * 0.28, deep);
        shape(ring(w / 2, h / 2, w * 0.12, h * 0.15), pale);
        shape(ring(w / 2, h / 2, w * 0.08, h * 0.1), ground);
        for (const [x, y] of [
          [0.22, 0.24],
          [0.78, 0.24],
          [0.22, 0.76],
          [0.78, 0.76],
        ] as const) {
          shape(ring(w * x, h * y, unit * 0.06), pale, 0.7);
          shape(ring(w * x, h * y, unit * 0.035), deep, 0.7);
        }
        break;
      }
      case "arches":
        for (let x = 0; x < 3; x++)
          for (let y = 0; y < 2; y++) {
            const [cx, cy] = [w * (0.2 + x * 0.3), h * (0.32 + y * 0.42)];
            for (const [share, paint] of [
              [0.17, pale],
              [0.12, deep],
              [0.065, ground],
            ] as const) {
              const r = unit * share;
              shape(
                [...ring(cx, cy, r).slice(16), [cx + r, cy + unit * 0.12], [cx - r, cy + unit * 0.12]],
                paint,
              );
            }
          }
        break;
      case "berber": {
        let lines = "";
        const step = unit / 2.6;
        for (let row = -1; row * step < h + step; row++) {
          for (const sign of [1, -1]) {
            const spots: (readonly [number, number])[] = [];
            for (let u = 0, i = 0; u <= w + 1; u += step / 2, i++)
              spots.push([
                Math.min(w, u),
                Math.min(h, Math.max(0, row * step + step / 2 + (i % 2 ? sign : -sign) * step * 0.5)),
              ]);
            lines += polyline(spots.map(([u, v]) => pen.at(onSide(side, u, v))));
          }
        }
        pen.draw(stroke(lines, deep, pen.long(unit * 0.012), 'stroke-opacity=".75"'));
      }
    }
    let pile = "";
    for (let v = 0.5; v < h; v += Math.max(1.2, h / 60))
      pile += polyline([pen.at(onSide(side, 0, v)), pen.at(onSide(side, w, v))]);
    pen.draw(stroke(pile, inLight(ground, -0.25), 1, 'stroke-opacity=".13"'));
  };
}
