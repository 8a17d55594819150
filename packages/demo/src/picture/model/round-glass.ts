import { inLight } from "../colour.ts";
import type { Finish } from "../finish.ts";
import type { Part } from "../part/part.ts";
import type { Point } from "../space.ts";

/** A round looking glass standing or hanging, centred at a height. */
export function roundGlass(x: number, y: number, radius: number, z: number, frame: Finish, rim = 0.8): Part {
  return {
    bounds: { min: [x - radius, y - radius, z - 0.6], max: [x + radius, y + radius, z + 0.6] },
    shadowless: true,
    silhouette: Array.from({ length: 32 }, (_, step): Point => [
      x + Math.cos((step / 32) * Math.PI * 2) * radius,
      y + Math.sin((step / 32) * Math.PI * 2) * radius,
      z,
    ]),
    paint(pen) {
      const ring = (r: number) =>
        Array.from({ length: 48 }, (_, step) =>
          pen.at([
            x + Math.cos((step / 48) * Math.PI * 2) * r,
            y + Math.sin((step / 48) * Math.PI * 2) * r,
            z + 0.6,
          ]),
        );
      const path = (r: number) =>
        `M${ring(r)
          .map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`)
          .join("L")}Z`;
      const [cx, cy] = pen.at([x, y, z]);
      const long = pen.long(radius);
      const sheen = pen.defineNew(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${(cx - long).toFixed(1)}" y1="${(cy - long).toFixed(1)}" x2="${(cx + long).toFixed(1)}" y2="${(cy + long).toFixed(1)}"><stop offset="0" stop-color="#f4f3ee"/><stop offset=".38" stop-color="#d3d9d8"/><stop offset=".5" stop-color="#eef0ec"/><stop offset="1" stop-color="#aeb9ba"/></linearGradient>`,
      );
      pen.draw(`<path d="${path(radius)}" fill="${inLight(frame.colour, -0.06)}"/>`);
      pen.draw(
        `<path d="${path(radius - rim * 0.25)}" fill="none" stroke="${inLight(frame.colour, 0.14)}" stroke-width="${pen.long(rim * 0.3).toFixed(1)}"/>`,
      );
      pen.draw(
        `<path d="${path(radius - rim)}" fill="${sheen}" stroke="${inLight(frame.colour, -0.25)}" stroke-width="1.5"/>`,
      );
    },
  };
}
