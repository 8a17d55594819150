import { inLight } from "../colour.ts";
import { seam } from "../detail.ts";
import { beam } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { prism } from "../part/prism.ts";
import type { Piece } from "./piece.ts";

type ArmKind = "track" | "rolled" | "slope" | "rounded" | "wood";

export function armKindFor({ style, random, main }: Piece): ArmKind {
  const steady = random.fork("arms");
  if (main.surface === "boucle") return steady.pick(["rounded", "rounded", "track"]);
  switch (style) {
    case "mid_century_modern":
    case "danish_modern":
    case "scandinavian":
      return steady.pick(["track", "wood", "slope"]);
    case "traditional":
    case "victorian":
    case "french_provincial":
    case "farmhouse":
      return steady.pick(["rolled", "rolled", "slope"]);
    case "art_deco":
    case "1980_s":
      return steady.pick(["rounded", "rounded", "rolled"]);
    default:
      return steady.pick(["track", "rounded", "slope"]);
  }
}

type ArmPlan = { foot: number; armWide: number; armTop: number; backThick: number };

export function armsOf({ width: w, depth: d, main, second }: Piece, arm: ArmKind, plan: ArmPlan): Part[] {
  const { foot, armWide, armTop } = plan;
  return [-1, 1].flatMap((side): Part[] => {
    const left = side < 0 ? -w / 2 : w / 2 - armWide;
    const front = d / 2 - 0.6;
    switch (arm) {
      case "wood":
        return [
          block({
            at: [left, armTop - 1.3, -d / 2 + 3],
            size: [armWide + 0.4, 1.3, d - 3],
            finish: second,
            round: 0.5,
            grain: "level",
          }),
          beam({
            from: [left + armWide / 2, armTop - 1, front - 2],
            to: [left + armWide / 2, 0, front - 0.4],
            radius: 1,
            taper: 0.6,
            finish: second,
          }),
          beam({
            from: [left + armWide / 2, armTop - 1, -d / 2 + 5],
            to: [left + armWide / 2, 0, -d / 2 + 2],
            radius: 1,
            taper: 0.6,
            finish: second,
          }),
        ];
      case "rolled":
        return [
          block({
            at: [left + 0.6, foot, -d / 2 + 1],
            size: [armWide - 1.2, armTop - foot - 2.5, d - 2],
            finish: main,
            round: 0.9,
          }),
          rolledTop(left + armWide / 2, armTop, armWide / 2 + 0.7, d, main),
        ];
      case "slope": {
        return [
          prism({
            along: "x",
            from: left,
            to: left + armWide,
            finish: main,
            outline: [
              [-d / 2 + 1, foot],
              [front, foot],
              [front, armTop - 4],
              [front - 1.2, armTop - 2.6],
              [-d / 2 + 6, armTop + 3],
              [-d / 2 + 1, armTop + 4],
            ],
          }),
        ];
      }
      default:
        return [
          block({
            at: [left, foot, -d / 2 + 0.5],
            size: [armWide, armTop - foot, d - 1],
            finish: main,
            round: arm === "rounded" ? armWide * 0.46 : 1,
            details: arm === "track" ? { front: [seam(main, 0.5)] } : {},
          }),
        ];
    }
  });
}

function rolledTop(x: number, top: number, radius: number, d: number, of: Piece["main"]): Part {
  const y = top - radius;
  return prism({
    along: "z",
    from: -d / 2 + 1,
    to: d / 2 - 0.4,
    finish: of,
    outline: Array.from({ length: 26 }, (_, step): [number, number] => [
      x + Math.cos((step / 26) * Math.PI * 2) * radius,
      y + Math.sin((step / 26) * Math.PI * 2) * radius,
    ]),
    details: [
      (pen, side) => {
        const shade = inLight(of.colour, -0.16);
        for (const share of [0.84, 0.45]) {
          const [cx, cy] = pen.at([x, y, side.origin[2]]);
          pen.draw(
            `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${pen.long(radius * share).toFixed(1)}" fill="none" stroke="${shade}" stroke-width="${pen.long(0.22).toFixed(1)}" stroke-opacity=".6"/>`,
          );
        }
      },
    ],
  });
}
