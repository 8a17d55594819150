import { type Finish, finish } from "../finish.ts";
import { beam } from "../part/beam.ts";
import { type Detail, type Part, onSide } from "../part/part.ts";
import { arch, prism } from "../part/prism.ts";
import { fill, gradient, polygon } from "../pen.ts";
import { type Model, type Piece, hung, standing } from "./piece.ts";
import { roundGlass } from "./round-glass.ts";

const looking: Detail = (pen, side) => {
  const spots = [
    onSide(side, 0, 0),
    onSide(side, side.width, 0),
    onSide(side, side.width, side.height),
    onSide(side, 0, side.height),
  ].map(pen.at);
  const [a, , c] = spots;
  if (!a || !c) return;
  pen.draw(
    fill(
      polygon(spots),
      gradient(pen, a, c, [
        [0, "#f3f2ed"],
        [0.35, "#cfd6d5"],
        [0.5, "#e9ece8"],
        [0.56, "#c6cfcf"],
        [1, "#a9b5b6"],
      ]),
    ),
  );
};

function glassPanel(
  left: number,
  right: number,
  foot: number,
  head: number,
  z: number,
  frame: Finish,
  arched: boolean,
  rim: number,
): Part[] {
  const outer: [number, number][] = arched
    ? arch(left, right, foot, head)
    : [
        [left, foot],
        [right, foot],
        [right, head],
        [left, head],
      ];
  const inner: [number, number][] = arched
    ? arch(left + rim, right - rim, foot + rim, head - rim)
    : [
        [left + rim, foot + rim],
        [right - rim, foot + rim],
        [right - rim, head - rim],
        [left + rim, head - rim],
      ];
  return [
    prism({ along: "z", from: z, to: z + 1, outline: outer, finish: frame }),
    prism({
      along: "z",
      from: z + 1,
      to: z + 1.08,
      outline: inner,
      finish: finish("mirror", "#cfd6d5"),
      details: [looking],
      shadowless: true,
    }),
  ];
}

export function wallMirror(piece: Piece): Model {
  const { width: w, height: h, main, random, style } = piece;
  const form = random
    .fork("form")
    .pick(style === "art_deco" ? ["arch", "round", "sun"] : ["arch", "rectangle", "round", "rectangle"]);
  const rim = random.fork("rim").pick([0.7, 1.4, 2.6]);
  if (Math.abs(w - h) < 3) {
    const rays = form === "sun" || random.fork("sun").chance(0.25);
    const core = rays ? w * 0.3 : w / 2;
    return hung([
      ...(rays
        ? Array.from({ length: 32 }, (_, ray) => {
            const turn = (ray / 32) * Math.PI * 2;
            const reach = (w / 2) * (ray % 2 ? 0.82 : 0.99);
            return beam({
              from: [Math.cos(turn) * core * 0.9, h / 2 + Math.sin(turn) * core * 0.9, 0.3],
              to: [Math.cos(turn) * reach, h / 2 + Math.sin(turn) * reach, 0.3],
              radius: 0.55,
              taper: 0.22,
              finish: main,
            });
          })
        : []),
      roundGlass(0, h / 2, core, 0.6, main, rays ? 1.4 : rim),
    ]);
  }
  return hung(glassPanel(-w / 2, w / 2, 0, h, 0, main, form === "arch", rim));
}

export function floorMirror({ width: w, height: h, main, random, depth: d }: Piece): Model {
  const arched = random.fork("form").chance(0.5);
  return standing([
    ...glassPanel(-w / 2, w / 2, 0, h, -0.5, main, arched, random.fork("rim").pick([0.8, 1.8, 3])),
    beam({ from: [0, h * 0.7, -0.7], to: [0, 0, -d + 1], radius: 0.7, finish: main, shadowless: true }),
  ]);
}
