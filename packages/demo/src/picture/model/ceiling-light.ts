import { inLight } from "../colour.ts";
import { finish } from "../finish.ts";
import { wire } from "../part/beam.ts";
import { turned } from "../part/turned.ts";
import { type Model, type Piece, hanging } from "./piece.ts";
import { type Shade, shade } from "./shade.ts";

const cord = (x: number, from: number, to: number, z = 0) =>
  wire(
    [
      [x, from, z],
      [x, (from + to) / 2, z],
      [x, to, z],
    ],
    finish("metal", "#2e2a26"),
    0.16,
    true,
  );

export function pendant(piece: Piece): Model {
  const { width: w, height: h, main, random } = piece;
  const kind = random
    .fork("form")
    .pick<Shade>(main.surface === "glass" ? ["globe", "globe", "dome"] : ["dome", "globe", "drum", "cone"]);
  const tall = kind === "globe" ? w : Math.min(h, w * 0.62);
  const drop = w * 0.9;
  const of =
    main.surface === "glass"
      ? finish("glow", inLight(main.colour, 0.1))
      : main.surface === "paper" || main.surface === "cloth"
        ? finish("glow", main.colour)
        : main;
  return hanging([
    cord(0, tall, tall + drop),
    turned({
      x: 0,
      z: 0,
      finish: finish("metal", "#8d6c3c"),
      profile: [
        [tall, 1],
        [tall + 2, 0.8],
      ],
      shadowless: true,
    }),
    ...shade(kind, 0, 0, 0, w, tall, of),
  ]);
}

export function chandelier(piece: Piece): Model {
  const { width: w, height: h, main, random } = piece;
  const arms = random.fork("arms").pick([5, 6, 8]);
  const reach = w / 2 - 2;
  const low = h * 0.28;
  const globes = random.fork("form").chance(0.4);
  return hanging([
    cord(0, h, h + w * 0.4),
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [h * 0.12, 0.5],
        [h * 0.18, 1.6],
        [h * 0.28, 1],
        [h * 0.5, 0.7],
        [h * 0.62, 1.3],
        [h * 0.72, 0.6],
        [h, 0.5],
      ],
      shadowless: true,
    }),
    ...Array.from({ length: arms }, (_, arm) => {
      const turn = (arm / arms) * Math.PI * 2 + 0.3;
      const [cx, cz] = [Math.cos(turn), Math.sin(turn)];
      const tip = low + h * 0.16;
      return [
        wire(
          [
            [0, h * 0.36, 0],
            [cx * reach * 0.45, low * 0.72, cz * reach * 0.45],
            [cx * reach * 0.9, low, cz * reach * 0.9],
            [cx * reach, tip, cz * reach],
          ],
          main,
          0.34,
          true,
        ),
        ...(globes
          ? shade("globe", cx * reach, tip, cz * reach, w * 0.15, w * 0.15, finish("glow", "#f6efe0"))
          : [
              turned({
                x: cx * reach,
                z: cz * reach,
                finish: main,
                profile: [
                  [tip, 0.5],
                  [tip + 0.4, 1.5],
                  [tip + 0.8, 1.5],
                ],
                shadowless: true,
              }),
              turned({
                x: cx * reach,
                z: cz * reach,
                finish: finish("glow", "#f7f0e1"),
                profile: [
                  [tip + 0.8, 0.55],
                  [tip + h * 0.2, 0.5],
                ],
                shadowless: true,
              }),
              ...shade(
                "cone",
                cx * reach,
                tip + h * 0.17,
                cz * reach,
                w * 0.14,
                h * 0.16,
                finish("glow", "#f1e4ca"),
              ),
            ]),
      ];
    }).flat(),
  ]);
}

export function flushMount(piece: Piece): Model {
  const { width: w, height: h, main } = piece;
  return hanging([
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [h * 0.7, w * 0.3],
        [h, w * 0.32],
      ],
      shadowless: true,
    }),
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [h * 0.55, w * 0.5],
        [h * 0.7, w * 0.5],
      ],
      shadowless: true,
    }),
    ...shade("globe", 0, 0, 0, w * 0.92, h * 1.1, finish("glow", "#f7f1e3")).slice(0, 1),
    turned({
      x: 0,
      z: 0,
      finish: finish("glow", "#f5ecd8"),
      profile: [
        [0, w * 0.12],
        [h * 0.12, w * 0.32],
        [h * 0.34, w * 0.44],
        [h * 0.55, w * 0.47],
      ],
      shadowless: true,
    }),
  ]);
}
