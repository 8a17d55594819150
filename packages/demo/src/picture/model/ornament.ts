import { channels, front } from "../detail.ts";
import { finish } from "../finish.ts";
import { block } from "../part/block.ts";
import { turned } from "../part/turned.ts";
import { type Model, type Piece, standing } from "./piece.ts";

export function candleholder({ width: w, height: h, main, random }: Piece): Model {
  const count = random.fork("count").int(2, 3);
  return standing(
    Array.from({ length: count }, (_, one) => {
      const x = (one - (count - 1) / 2) * w * 0.36;
      const tall = h * 0.72 * (1 - one * 0.18);
      const r = w * 0.12;
      return [
        turned({
          x,
          z: one % 2 ? 1.4 : -0.4,
          finish: main,
          profile: [
            [0, r],
            [tall * 0.05, r * 0.95],
            [tall * 0.1, r * 0.3],
            [tall * 0.5, r * 0.22],
            [tall * 0.55, r * 0.4],
            [tall * 0.6, r * 0.22],
            [tall * 0.92, r * 0.25],
            [tall, r * 0.5],
          ],
        }),
        turned({
          x,
          z: one % 2 ? 1.4 : -0.4,
          finish: finish("glow", "#f3ebdc"),
          profile: [
            [tall, r * 0.24],
            [tall + h * 0.26, r * 0.2],
          ],
          shadowless: true,
        }),
      ];
    }).flat(),
  );
}

export function foldingScreen({ width: w, height: h, main, second, random }: Piece): Model {
  const panels = 3;
  const each = w / panels;
  const inset = random.fork("fill").pick(["slats", "plain"]);
  return standing(
    Array.from({ length: panels }, (_, one) => {
      const z = one % 2 ? 4 : -1;
      return block({
        at: [-w / 2 + one * each + 0.2, 1, z],
        size: [each - 0.4, h - 1, 1.2],
        finish: second.surface === "wood" ? second : finish("wood", "#6b4128"),
        details: {
          front: [
            front(main, 1.6, 1.6, each - 3.6, h - 4.4),
            ...(inset === "slats" ? [channels(main, 9)] : [channels(main, 4, "level")]),
          ],
        },
      });
    }),
  );
}

export function pedestal({ width: w, depth: d, height: h, main, random }: Piece): Model {
  const form = random.fork("form").pick(["fluted", "cube", "column"]);
  if (form === "cube")
    return standing([block({ at: [-w / 2, 0, -d / 2], size: [w, h, d], finish: main, round: 0.3 })]);
  const r = w / 2;
  return standing([
    turned({
      x: 0,
      z: 0,
      squash: Math.min(1, d / w),
      finish: main,
      ribs: form === "fluted" ? 24 : 0,
      profile:
        form === "fluted"
          ? [
              [0, r],
              [h * 0.06, r],
              [h * 0.08, r * 0.82],
              [h * 0.9, r * 0.8],
              [h * 0.93, r],
              [h, r],
            ]
          : [
              [0, r * 0.86],
              [h, r * 0.86],
            ],
    }),
  ]);
}
