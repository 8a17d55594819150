import { type Finish, finish } from "../finish.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import type { Piece } from "./piece.ts";

/** A warm halo where a lamp is lit. */
export function glow(x: number, y: number, z: number, reach: number): Part {
  return {
    bounds: { min: [x - reach, y - reach, z - 0.1], max: [x + reach, y + reach, z] },
    shadowless: true,
    aura: true,
    paint(pen) {
      const [cx, cy] = pen.at([x, y, z]);
      const light = pen.define(
        "halo",
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="#fff1cf" stop-opacity=".85"/><stop offset=".45" stop-color="#ffe9bf" stop-opacity=".25"/><stop offset="1" stop-color="#ffe9bf" stop-opacity="0"/></radialGradient>`,
      );
      pen.draw(
        `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${pen.long(reach).toFixed(1)}" fill="${light}"/>`,
      );
    },
  };
}

export type Shade = "drum" | "cone" | "pleated" | "dome" | "globe" | "empire";

const shadeColours = ["#f4ead6", "#efe2c8", "#f6efe2", "#e7d6b8"] as const;

export function shade(
  kind: Shade,
  x: number,
  foot: number,
  z: number,
  width: number,
  tall: number,
  of: Finish,
): Part[] {
  const r = width / 2;
  const profiles: Record<Shade, readonly (readonly [number, number])[]> = {
    drum: [
      [foot, r],
      [foot + tall, r * 0.94],
    ],
    cone: [
      [foot, r],
      [foot + tall, r * 0.42],
    ],
    pleated: [
      [foot, r],
      [foot + tall, r * 0.6],
    ],
    empire: [
      [foot, r],
      [foot + tall * 0.35, r * 0.74],
      [foot + tall, r * 0.5],
    ],
    dome: Array.from(
      { length: 9 },
      (_, step) =>
        [
          foot + Math.sin((step / 8) * (Math.PI / 2)) * tall,
          r * Math.max(0.1, Math.cos((step / 8) * (Math.PI / 2))),
        ] as const,
    ),
    globe: Array.from(
      { length: 15 },
      (_, step) =>
        [
          foot + (tall / 2) * (1 - Math.cos((step / 14) * Math.PI)),
          Math.max(0.3, r * Math.sin((step / 14) * Math.PI)),
        ] as const,
    ),
  };
  const shadeOf = turned({
    x,
    z,
    finish: of,
    profile: profiles[kind],
    ribs: kind === "pleated" ? 36 : 0,
    shadowless: true,
  });
  return [glow(x, foot + tall * 0.45, z - r * 1.05, width * 0.85), shadeOf];
}

export const clothShade = ({ random, main }: Piece): Finish =>
  main.surface === "glass"
    ? finish("glow", "#f5ead3")
    : finish("glow", random.fork("shade").pick(shadeColours));

/** The stand's own material: what is named first, unless that is the shade's. */
export const stem = ({ main, second }: Piece): Finish =>
  main.surface === "paper" || main.surface === "cloth" || main.surface === "woven" ? second : main;

export const shadeOf = (piece: Piece): Finish =>
  piece.main.surface === "woven" || piece.main.surface === "paper" || piece.main.surface === "cloth"
    ? { surface: piece.main.surface === "woven" ? "woven" : "glow", colour: piece.main.colour }
    : clothShade(piece);
